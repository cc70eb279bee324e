import type { Declaration, Root } from "postcss";

/** A read of a custom property, with its fallback, in which brackets may be nested twice. */
function readOf(name: string): RegExp {
  return new RegExp(String.raw`var\(${name}(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)`, "g");
}

/** Custom properties that have one value on the whole page: defined once, on the root, whatever the medium. */
function constants(root: Root, definitions: ReadonlyMap<string, number>): Map<string, string> {
  const found = new Map<string, string>();
  root.walkRules(":root", (rule) => {
    if (rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name !== "layer") return;
    rule.each((node) => {
      if (node.type === "decl" && definitions.get(node.prop) === 1) found.set(node.prop, node.value);
    });
  });
  return found;
}

/** Registered properties that nothing sets, by their initial value; `undefined` where a read falls back. */
function unset(root: Root, definitions: ReadonlyMap<string, number>): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  root.walkAtRules("property", (rule) => {
    if (definitions.has(rule.params)) return;
    let initial: string | undefined;
    rule.walkDecls("initial-value", ({ value }) => void (initial = value));
    found.set(rule.params, initial);
  });
  return found;
}

/** The declarations that read a property in the rule that sets it. */
function readsBeside({ parent, prop }: Declaration): readonly Declaration[] {
  const isRead = new RegExp(String.raw`var\(${prop}[,)]`);
  return (parent?.nodes ?? []).filter((node) => node.type === "decl" && isRead.test(node.value)) as Declaration[];
}

/**
 * Writes the value of a registered property into the rule that sets it, as utilities do for a shadow or a translation, if
 * every rule that sets it also reads it. Registered properties aren't inherited.
 */
function inlineOwnReads(root: Root): void {
  root.walkAtRules("property", ({ params }) => {
    const setters: Declaration[] = [];
    root.walkDecls(params, (declaration) => void setters.push(declaration));
    if (!setters.every((setter) => readsBeside(setter).length > 0)) return;
    for (const setter of setters)
      for (const read of readsBeside(setter))
        read.value = read.value.replaceAll(readOf(params), () => setter.value).trim();
  });
}

/**
 * Writes the value of a custom property in place of its name: of one that nothing sets, and of a constant where that is
 * no longer than the name. The definitions stay, for `pruneStyles` to remove when nothing reads them any more.
 * @param html - The page, whose attributes may set a property.
 */
export function inlineConstants(root: Root, html: string): void {
  const definitions = new Map<string, number>();
  for (const [, name = ""] of html.matchAll(/[";\s](--[\w-]+)\s*:/g)) definitions.set(name, 2);
  root.walkDecls(/^--/, ({ prop }) => void definitions.set(prop, (definitions.get(prop) ?? 0) + 1));
  const write = (name: string, valueOf: (whole: string, fallback: string | undefined) => string) => {
    const read = readOf(name);
    root.walkDecls((declaration) => {
      if (declaration.value.includes(name)) declaration.value = declaration.value.replaceAll(read, valueOf);
    });
  };
  for (const [name, initial] of unset(root, definitions))
    write(name, (whole, fallback) => initial ?? fallback ?? whole);
  inlineOwnReads(root);
  for (const [name, value] of constants(root, definitions)) {
    const reads = root.toString().match(readOf(name))?.length ?? 0;
    const isShorter = reads * value.length <= (reads + 1) * `var(${name})`.length + value.length;
    if (isShorter) write(name, () => value);
  }
}
