/** What the toolbar offers to show a story as. */
export const media = {
  screen: "As it is",
  print: "On paper",
  "reduced-motion": "Reduced motion",
  "forced-colors": "Forced colours",
} as const;

/** The rules that come to hold, and those that no longer do. */
const queries = {
  screen: undefined,
  print: { on: /\bprint\b/, off: /\bscreen\b/ },
  "reduced-motion": { on: /prefers-reduced-motion:\s*reduce/, off: /prefers-reduced-motion:\s*no-preference/ },
  "forced-colors": { on: /forced-colors:\s*active/, off: /forced-colors:\s*none/ },
} as const satisfies Record<keyof typeof media, { readonly on: RegExp; readonly off: RegExp } | undefined>;

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
  const query = queries[medium];
  if (query === undefined) return () => {};
  const changed = [...document.styleSheets]
    .flatMap((sheet) => mediaRules(sheet.cssRules))
    .map(({ media: list }) => ({ list, before: list.mediaText }))
    .filter(({ before }) => query.on.test(before) || query.off.test(before));
  for (const { list, before } of changed) list.mediaText = query.on.test(before) ? "all" : "not all";
  return () => {
    for (const { list, before } of changed) list.mediaText = before;
  };
}

/** The medium that a global names. */
export function isMedium(value: unknown): value is keyof typeof media {
  return typeof value === "string" && Object.hasOwn(media, value);
}
