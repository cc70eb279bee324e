import { selectOne } from "css-select";
import { parseDocument } from "htmlparser2";
import { parse, type ChildNode, type Root } from "postcss";
import { inlineConstants } from "./inline-constants.ts";

/** Every class name that an HTML document gives to an element. */
function classNames(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
}

/** The class names that a selector, or a part of one, requires. */
function wantedIn(selector: string): readonly string[] {
  return [...selector.matchAll(/\.((?:[\w-]|[^\0-\x7F])+)/g)].map(([, name = ""]) =>
    name.replaceAll(/[\uE000-\uE0FF]/g, (hidden) => String.fromCharCode(hidden.charCodeAt(0) - 0xe000)),
  );
}

/** Whether elements with these class names can match a selector; true when in doubt. */
function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  // Replace escaped characters before looking for brackets.
  let outside = selector.replaceAll(/\\(.)/g, (_, character: string) =>
    String.fromCharCode(character.charCodeAt(0) + 0xe000),
  );
  const inside: string[] = [];
  while (/\([^()]*\)/.test(outside)) {
    outside = outside.replaceAll(/(:[\w-]+)?\(([^()]*)\)/g, (_, pseudo: string | undefined, part: string) => {
      if (pseudo !== ":not") inside.push(...wantedIn(part));
      return "";
    });
  }
  const isThere = (name: string) => names.has(name);
  return wantedIn(outside).every(isThere) && (inside.length === 0 || inside.some(isThere));
}

const states =
  /:(?:hover|focus-visible|focus-within|focus|active|target|checked|disabled|open|popover-open|empty)\b|::?(?:before|after|marker|placeholder|backdrop)\b|::[\w-]+/g;

type Page = ReturnType<typeof parseDocument>;

/** Whether an element of the page can match a selector, ignoring its state; true when in doubt. */
function matches(selector: string, page: Page): boolean {
  if (!/:(?:not|is|where|has)\(/.test(selector)) return true;
  try {
    return selectOne(selector.replaceAll(states, ""), page) !== null;
  } catch {
    return true;
  }
}

function dropEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  // Repeated, as the last rule within a rule may have been removed.
  for (let isDropped = true; isDropped;) {
    isDropped = false;
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0 || rule.name === "layer") return;
      rule.remove();
      isDropped = true;
    });
  }
}

/** Keeps what a rule has for browsers that mix colours: all supported ones do, but the compiler adds a fallback. */
function dropUnmixedColours(root: Root): void {
  root.walkAtRules("supports", (supports) => {
    if (!supports.params.includes("color-mix(")) return;
    const unmixed = supports.prev();
    const isFallback = (mixed: ChildNode) =>
      mixed.type === "rule" && unmixed?.type === "rule" && mixed.selector === unmixed.selector;
    if (supports.nodes?.every(isFallback) === true) unmixed?.remove();
    supports.replaceWith(supports.nodes ?? []);
  });
}

/** Removes named `@page` rules that no element uses. */
function dropUnaskedPages(root: Root): void {
  const asked = new Set<string>();
  root.walkDecls("page", ({ value }) => void asked.add(value));
  root.walkAtRules("page", (rule) => {
    if (rule.params !== "" && !asked.has(rule.params)) rule.remove();
  });
}

/** Removes unused custom properties, repeatedly, as each may have been the only use of another. */
function dropUnreadProperties(root: Root, html: string): void {
  // Class names such as `[--ground:var(--color-sunken)]` read nothing; their rules do.
  const attributes = html.replaceAll(/ class="[^"]*"/g, "");
  for (;;) {
    const read = new Set([...`${attributes}${root.toString()}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    let dropped = 0;
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped += 1;
    });
    root.walkAtRules("property", (rule) => {
      if (read.has(rule.params)) return;
      rule.remove();
      dropped += 1;
    });
    if (dropped === 0) return;
  }
}

/**
 * Removes declarations that the compiler repeats when it adds prefixes, one of which no supported browser needs, and
 * shadows without size that utilities for shadows bring along.
 */
function dropRepeated(root: Root): void {
  root.walkDecls((declaration) => {
    const next = declaration.next();
    const plain = declaration.toString().replace(/^-webkit-(?=text-decoration-color)/, "");
    if (next?.type === "decl" && next.toString() === plain) declaration.remove();
  });
  root.walkDecls("box-shadow", (declaration) => {
    declaration.value = declaration.value.replace(/^(?:0 0 #0000, ?)+(?=.)/, "");
  });
}

const lateMedium = /^\s*(?:print|\((?:scripting: ?none|prefers-reduced-motion: ?no-preference)\))\s*$/;

/**
 * Removes what can wait until the loader has fetched the stylesheet: rules for paper, for motion, for a pointer that
 * hovers, and for disabled controls on a page without any, transitions and cursors. A rule that also applies to focus
 * stays. Rules for a browser without scripts go, too: there the page waits for the stylesheet.
 */
function dropLateRules(root: Root, page: Page): void {
  const hasDisabled = selectOne("[disabled]", page) !== null;
  const isLate = (selector: string) =>
    (/:hover\b/.test(selector) && !/:focus/.test(selector)) || (!hasDisabled && /:disabled\b/.test(selector));
  root.walkAtRules("media", (rule) => {
    if (rule.params.split(",").every((medium) => lateMedium.test(medium))) rule.remove();
  });
  root.walkDecls(/^(?:transition|cursor)\b/, (declaration) => {
    declaration.remove();
  });
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isLate(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/**
 * Removes rules from a page's inlined styles that have no effect on it, or none yet: rules for classes it doesn't use,
 * unused custom properties, Tailwind's initial values for browsers without `@property`, and on a page with a loader all
 * that can wait for the stylesheet. Constants are written in place of their names.
 * @param html - The page, with class names spelled as in selectors.
 */
export function pruneStyles(css: string, html: string): string {
  const root = parse(css);
  const names = classNames(html);
  const page = parseDocument(html);
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name === "keyframes") return;
    const kept = rule.selectors.filter((selector) => mayMatch(selector, names) && matches(selector, page));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules("layer", (rule) => {
    if (rule.params === "properties") rule.nodes = [];
  });
  if (selectOne("script[data-styles]", page) !== null) dropLateRules(root, page);
  dropUnmixedColours(root);
  dropUnaskedPages(root);
  inlineConstants(root, html);
  dropRepeated(root);
  dropUnreadProperties(root, html);
  dropEmpty(root);
  return root.toString();
}
