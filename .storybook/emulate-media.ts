/** Media and preferences that the toolbar can emulate. */
export const media = {
  screen: "As it is",
  print: "On paper",
  "reduced-motion": "Reduced motion",
  "forced-colors": "Forced colours",
} as const;

/** For each emulated medium, the media queries to switch on and those to switch off. */
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
 * Applies the site's rules for a medium or preference, whatever the browser's own settings. Emulates only the site's
 * own rules for forced colours, not the system's palette; `e2e/forced-colors.spec.ts` tests both.
 * @returns A function that restores the rules.
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

/** Whether a Storybook global names one of the media. */
export function isMedium(value: unknown): value is keyof typeof media {
  return typeof value === "string" && Object.hasOwn(media, value);
}
