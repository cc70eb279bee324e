import { compile, selectOne } from "css-select";
import { parse as parseSelector, SelectorType, type Selector } from "css-what";
import { parseDocument } from "htmlparser2";
import { parse, type ChildNode, type Container, type Root } from "postcss";
import { inlineConstants } from "./inline-constants.ts";

/** Every class name that an HTML document gives to an element. */
function classNames(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
}

/** Whether elements with these class names can match a selector; true when in doubt. */
function mayMatch(parts: readonly Selector[], names: ReadonlySet<string>): boolean {
  return parts.every((part) => {
    if (part.type === SelectorType.Attribute && part.name === "class") return names.has(part.value);
    if (part.type !== SelectorType.Pseudo || part.name === "not" || !Array.isArray(part.data)) return true;
    return part.data.some((alternative) => mayMatch(alternative, names));
  });
}

type Page = ReturnType<typeof parseDocument>;

const states =
  /:(?:hover|focus-visible|focus-within|focus|active|target|checked|disabled|open|popover-open|empty)\b|::?(?:before|after|marker|placeholder|backdrop)\b|::[\w-]+/g;

const queries = new Map<string, ReturnType<typeof queryOf>>();

/** The classes that a selector needs, and a query for the selector's elements without their state. */
function queryOf(selector: string) {
  const hasConditions = /:(?:not|is|where|has)\(/.test(selector);
  const isLasting = hasConditions || /open|target|checked|focus|empty|:defined/.test(selector);
  const elements = isLasting
    ? selector.replaceAll(states, "")
    : selector.replaceAll(/(?<!\\)::?[a-z-]+(?:\(.+\))?/gi, "").replaceAll(/(?<=[>+~]) *(?=[>+~]|$)/g, "*");
  const [parts = []] = parseSelector(selector.replace(":is()", ""));
  try {
    return { parts, query: isLasting && !hasConditions ? () => true : compile(elements) };
  } catch {
    // Only a browser evaluates it.
    return { parts, query: () => isLasting };
  }
}

/**
 * Whether an element of the page can match a selector, ignoring its state. True when in doubt, if the selector must work
 * before the stylesheet loads.
 */
function isUsed(selector: string, page: Page, names: ReadonlySet<string>): boolean {
  if (/^:(?:root|before|after)$/.test(selector)) return true;
  const { parts, query } = queries.get(selector) ?? queryOf(selector);
  queries.set(selector, { parts, query });
  return mayMatch(parts, names) && selectOne(query, page) !== null;
}

/** Keeps some of the selectors of all rules. */
function keepSelectors(root: Root, isKept: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name === "keyframes") return;
    const kept = rule.selectors.filter(isKept);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Removes rules that are left empty, beginning with those within others. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node) || node.nodes === undefined) return;
    dropEmpty(node);
    const isLayer = node.type === "atrule" && node.name === "layer";
    if (node.nodes.length === 0 && !isLayer) node.remove();
  });
}

/** Keeps what a rule has for browsers that mix colours: all supported ones do, but the compiler adds a fallback. */
function dropUnmixedColours(root: Root): void {
  root.walkAtRules("supports", (supports) => {
    if (!supports.params.includes("color-mix(")) return;
    const { nodes = [] } = supports;
    const unmixed = nodes.length > 0 ? supports.prev() : undefined;
    const isFallback = (mixed: ChildNode) =>
      mixed.type === "rule" && unmixed?.type === "rule" && mixed.selector === unmixed.selector;
    if (nodes.every(isFallback)) unmixed?.remove();
    supports.replaceWith(nodes);
  });
}

/** Removes unused custom properties, repeatedly, as each may have been the only use of another. */
function dropUnreadProperties(root: Root, html: string): void {
  // Class names such as `[--ground:var(--color-sunken)]` read nothing; their rules do.
  const attributes = html.replaceAll(/ class="[^"]*"/g, "");
  for (;;) {
    const read = new Set([...`${attributes}${root.toString()}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    let dropped = 0;
    const dropUnread = (node: ChildNode, name: string) => {
      if (read.has(name)) return;
      node.remove();
      dropped += 1;
    };
    root.walkDecls(/^--/, (declaration) => dropUnread(declaration, declaration.prop));
    root.walkAtRules("property", (rule) => dropUnread(rule, rule.params));
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
  keepSelectors(root, (selector) => !isLate(selector));
}

/** Removes animations that no rule names. */
function dropUnnamedAnimations(root: Root): void {
  const named = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) => value.split(/\s+/).forEach((word) => named.add(word)));
  root.walkAtRules("keyframes", (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
}

/**
 * The rules of the site's stylesheet that have an effect on a page: without those for what it doesn't contain, unused
 * custom properties, Tailwind's initial values for browsers without `@property`, and on a page with a loader all that can
 * wait for the stylesheet. Constants are written in place of their names.
 * @param html - The page, with class names spelled as in selectors.
 */
export function pruneStyles(css: string, html: string): string {
  const root = parse(css);
  const names = classNames(html);
  const page = parseDocument(html);
  root.walkComments((comment) => void comment.remove());
  keepSelectors(root, (selector) => isUsed(selector, page, names));
  dropUnnamedAnimations(root);
  root.walkAtRules("layer", (rule) => {
    if (rule.params === "properties") rule.nodes = [];
  });
  if (selectOne("script[data-styles]", page) !== null) dropLateRules(root, page);
  dropUnmixedColours(root);
  inlineConstants(root, html);
  dropRepeated(root);
  dropUnreadProperties(root, html);
  dropEmpty(root);
  return root.toString().trim();
}
