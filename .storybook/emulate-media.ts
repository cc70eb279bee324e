/** What the toolbar offers to show a story as. */
export const media = {
  screen: "As it is",
  print: "On paper",
  "reduced-motion": "Reduced motion",
  "forced-colors": "Forced colours",
} as const;

const asked = {
  screen: undefined,
  print: /\bprint\b/,
  "reduced-motion": /prefers-reduced-motion:\s*reduce/,
  "forced-colors": /forced-colors:\s*active/,
} as const satisfies Record<keyof typeof media, RegExp | undefined>;

function mediaRules(rules: CSSRuleList): readonly CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...("cssRules" in rule && rule.cssRules instanceof CSSRuleList ? mediaRules(rule.cssRules) : []),
  ]);
}

/**
 * Has the style sheet's own rules for a medium or a preference hold, whatever the browser is set to. A palette that the
 * system forces on a page cannot be shown so, only what the site adds for it: see `e2e/forced-colors.spec.ts` for the whole.
 * @returns What puts everything back.
 */
export function emulateMedia(medium: keyof typeof media): () => void {
  const query = asked[medium];
  if (query === undefined) return () => {};
  const changed = [...document.styleSheets]
    .flatMap((sheet) => mediaRules(sheet.cssRules))
    .filter(({ media: { mediaText } }) => query.test(mediaText))
    .map(({ media: list }) => ({ list, before: list.mediaText }));
  for (const { list } of changed) list.mediaText = "all";
  return () => {
    for (const { list, before } of changed) list.mediaText = before;
  };
}

/** The medium that a global names. */
export function isMedium(value: unknown): value is keyof typeof media {
  return typeof value === "string" && Object.hasOwn(media, value);
}
