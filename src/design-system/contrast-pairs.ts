/** A foreground and a background colour with their minimum contrast. */
export interface ContrastPair {
  /** Name of the foreground colour, without its `--color-` prefix. */
  readonly text: string;
  /** Name of the background colour. */
  readonly on: string;
  /** Use of the pair. */
  readonly use: string;
  /**
   * Least contrast ratio by WCAG 2.2: 7 for running text (AAA), 4.5 for short or large text (AAA for large text), 3 for
   * borders and other marks (1.4.11).
   */
  readonly minimum: 7 | 4.5 | 3;
  /** Deep bands use the dark scheme in both themes. */
  readonly scheme?: "dark";
}

const grounds = ["paper", "surface", "sunken", "brand-wash"] as const;
const washes = ["accent-wash", "positive-wash", "info-wash", "caution-wash", "negative-wash"] as const;
const meanings = ["positive", "info", "caution", "negative"] as const;

/** Every pair of colours that the components use. The contrast test checks them all, in both themes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...[...grounds, ...washes].map((on) => ({ text: "ink", on, use: "Running text", minimum: 7 as const })),
  ...[...grounds, ...washes].map((on) => ({ text: "ink-soft", on, use: "Quiet running text", minimum: 7 as const })),
  ...grounds.map((on) => ({ text: "brand", on, use: "Links", minimum: 7 as const })),
  ...grounds.map((on) => ({ text: "brand-strong", on, use: "Links under the pointer", minimum: 7 as const })),
  { text: "on-brand", on: "brand", use: "Main button", minimum: 7 },
  { text: "on-brand", on: "brand-strong", use: "Main button under the pointer", minimum: 7 },
  ...meanings.flatMap((text) => [
    { text, on: `${text}-wash`, use: "Badges, callouts, messages", minimum: 7 as const },
    { text, on: "paper", use: "Outlined badges, messages", minimum: 7 as const },
    { text, on: "surface", use: "Messages in a dialog", minimum: 7 as const },
    { text: "paper", on: text, use: "Solid badges", minimum: 7 as const },
  ]),
  { text: "paper", on: "ink", use: "Solid neutral badge", minimum: 7 },
  { text: "on-deep", on: "deep", use: "Running text in the footer", minimum: 7 },
  { text: "on-deep-soft", on: "deep", use: "Quiet text in the footer", minimum: 7 },
  { text: "deep", on: "on-deep", use: "Button in a deep band", minimum: 7 },
  { text: "deep", on: "on-deep-soft", use: "Button in a deep band under the pointer", minimum: 7 },
  { text: "ink", on: "deep", use: "Running text in a deep band", minimum: 7, scheme: "dark" },
  { text: "ink-soft", on: "deep", use: "Quiet text in a deep band", minimum: 7, scheme: "dark" },
  { text: "brand", on: "deep", use: "Links in a deep band", minimum: 7, scheme: "dark" },
  { text: "on-deep-accent", on: "deep", use: "Accent in a deep band", minimum: 4.5 },
  { text: "accent", on: "deep", use: "Step numbers and marks in a deep band", minimum: 4.5, scheme: "dark" },
  ...grounds.map((on) => ({ text: "accent", on, use: "Step numbers, list marks", minimum: 4.5 as const })),
  ...(["paper", "surface"] as const).map((on) => ({ text: "money", on, use: "The one price", minimum: 4.5 as const })),
  { text: "money", on: "brand-wash", use: "The own price among others", minimum: 3 },
  { text: "accent", on: "accent-wash", use: "Border of an accent badge", minimum: 3 },
  ...grounds.map((on) => ({ text: "line-strong", on, use: "Borders of fields and buttons", minimum: 3 as const })),
  ...grounds.map((on) => ({ text: "focus", on, use: "Focus ring", minimum: 3 as const })),
  { text: "line-strong", on: "deep", use: "Borders of fields in a deep band", minimum: 3, scheme: "dark" },
  { text: "focus", on: "deep", use: "Focus ring in a deep band", minimum: 3, scheme: "dark" },
];
