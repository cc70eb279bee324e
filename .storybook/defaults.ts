/**
 * What a choice is when it is left out, by part. The recipes of the styles know it, and the reader of types does not; a test
 * compares the two.
 */
export const defaults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  badge: { tone: "neutral", look: "soft" },
  button: { intent: "primary", size: "medium", edge: "box" },
  callout: { tone: "note" },
  card: { tone: "plain" },
  "description-list": { layout: "rows" },
  dialog: { size: "medium", placement: "bottom" },
  hero: { tone: "plain" },
  illustration: { size: "medium" },
  link: { tone: "default", stands: "in-text" },
  "number-input": { width: "short" },
  progress: { tone: "default", size: "medium" },
  prose: { size: "body" },
  "radio-group": { layout: "stacked" },
  select: { width: "full" },
  sheet: { side: "end" },
  skeleton: { shape: "text", width: "full" },
  stat: { size: "medium" },
  steps: { direction: "down" },
  "text-input": { width: "full" },
  toast: { tone: "neutral" },
  tooltip: { side: "below" },
};
