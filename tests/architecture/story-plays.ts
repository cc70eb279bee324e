import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ESTree } from "vite";
import { parseModule, walk, type Node } from "./syntax.ts";

/** A story's own play function; an inherited one does not count. */
export interface Story {
  readonly name: string;
  readonly plays: boolean;
  /** Whether its play function moves the pointer, types, clicks, scrolls or sets the focus. */
  readonly acts: boolean;
  /** Whether its play function calls a matcher, directly or through a function of this file or of a helper. */
  readonly asserts: boolean;
}

interface Module {
  readonly file: string;
  readonly program: ESTree.Program;
  readonly functions: ReadonlyMap<string, Node>;
  /** Names imported from the project's files: the file, and the exported name. */
  readonly imports: ReadonlyMap<string, readonly [file: string, name: string]>;
}

const modules = new Map<string, Module>();

const isNamed = (node: Node, name: string) => node.type === "Identifier" && node.name === name;

function functionsOf(program: ESTree.Program): ReadonlyMap<string, Node> {
  const functions = new Map<string, Node>();
  for (const statement of program.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type === "FunctionDeclaration" && declared.id) functions.set(declared.id.name, declared);
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declared.declarations) {
      const isFunction = init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression";
      if (id.type === "Identifier" && isFunction) functions.set(id.name, init);
    }
  }
  return functions;
}

function importsOf(file: string, program: ESTree.Program): Module["imports"] {
  const imports = new Map<string, readonly [string, string]>();
  for (const statement of program.body) {
    if (statement.type !== "ImportDeclaration" || !statement.source.value.startsWith(".")) continue;
    const from = join(dirname(file), statement.source.value);
    for (const specifier of statement.specifiers) {
      if (specifier.type !== "ImportSpecifier") continue;
      const { imported } = specifier;
      imports.set(specifier.local.name, [from, imported.type === "Identifier" ? imported.name : imported.value]);
    }
  }
  return imports;
}

function parse(file: string, text: string): Module {
  const program = parseModule(file, text);
  return { file, program, functions: functionsOf(program), imports: importsOf(file, program) };
}

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const read = parse(file, readFileSync(file, "utf8"));
  modules.set(file, read);
  return read;
}

/** `expect(…).toBe`, `expect(…).not.toBe`. An `expect` without a matcher asserts nothing. */
function isMatcher(callee: Node): boolean {
  if (callee.type !== "MemberExpression") return false;
  const { object } = callee;
  return object.type === "CallExpression" ? isNamed(object.callee, "expect") : isMatcher(object);
}

const actors = new Set(["userEvent", "fireEvent"]);
const actions = new Set(["click", "focus", "blur", "dispatchEvent", "requestSubmit"]);
const scrolling = new Set(["scrollTo", "scrollBy", "scrollIntoView"]);

function isAction(callee: Node): boolean {
  if (callee.type === "Identifier") return scrolling.has(callee.name);
  if (callee.type !== "MemberExpression") return false;
  const { object, property } = callee;
  if (object.type === "Identifier" && actors.has(object.name)) return true;
  if (object.type === "MemberExpression" && object.property.type === "Identifier" && actors.has(object.property.name)) {
    return true;
  }
  return property.type === "Identifier" && (actions.has(property.name) || scrolling.has(property.name));
}

/** Whether a matching call is in the node, or in a project function that the node calls or passes as a callback. */
function calls(passes: (callee: Node) => boolean, node: Node, module: Module, seen = new Set<Node>()): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  let found = false;

  function follow(name: string) {
    const local = module.functions.get(name);
    if (local !== undefined && calls(passes, local, module, seen)) found = true;
    const [file, imported] = module.imports.get(name) ?? [];
    if (file === undefined || imported === undefined || !existsSync(file)) return;
    const other = moduleOf(file);
    const helper = other.functions.get(imported);
    if (helper !== undefined && calls(passes, helper, other, seen)) found = true;
  }

  if (node.type === "Identifier") follow(node.name);
  walk(node, (inner) => {
    if (inner.type !== "CallExpression") return;
    if (passes(inner.callee)) found = true;
    for (const named of [inner.callee, ...inner.arguments]) if (named.type === "Identifier") follow(named.name);
  });
  return found;
}

/** The options of `meta.story({…})` or `Other.extend({…})`, which are optional. */
function storyOptions(init: Node | null): ESTree.ObjectExpression | null | undefined {
  if (init?.type !== "CallExpression" || init.callee.type !== "MemberExpression") return undefined;
  const { property } = init.callee;
  if (property.type !== "Identifier" || !["story", "extend"].includes(property.name)) return undefined;
  const [options] = init.arguments;
  if (options === undefined) return null;
  return options.type === "ObjectExpression" ? options : undefined;
}

function playOf(options: ESTree.ObjectExpression): Node | undefined {
  const property = options.properties.find((entry) => entry.type === "Property" && isNamed(entry.key, "play"));
  return property?.type === "Property" ? property.value : undefined;
}

function storiesOfModule(module: Module): readonly Story[] {
  return module.program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration") return [];
    return statement.declaration.declarations.map(({ id, init }) => {
      const name = id.type === "Identifier" ? id.name : "an export";
      const options = storyOptions(init);
      if (options === undefined)
        throw new Error(`${module.file}: ${name} is not written as meta.story({…}) or X.extend({…})`);
      const play = options === null ? undefined : playOf(options);
      return {
        name,
        plays: play !== undefined,
        acts: play !== undefined && calls(isAction, play, module),
        asserts: play !== undefined && calls(isMatcher, play, module),
      };
    });
  });
}

/**
 * The stories of a file, from its syntax tree.
 * @throws {Error} For an export that is no story, or a story in a form that cannot be analysed.
 */
export function storiesOf(file: string): readonly Story[] {
  return storiesOfModule(moduleOf(file));
}

/** The stories in a source text; see {@link storiesOf}. */
export function storiesIn(text: string): readonly Story[] {
  return storiesOfModule(parse("a text", text));
}

const controls = new Set(["button", "dialog", "details", "form", "input", "select", "textarea"]);
const stateHooks = new Set(["useState", "useReducer", "useSyncExternalStore"]);

/** Whether a component's file is interactive: it has a handler, a state, or a native control. */
export function isInteractive(file: string): boolean {
  let found = false;
  walk(moduleOf(file).program, (node) => {
    if (node.type === "JSXAttribute" && node.name.type === "JSXIdentifier" && /^on[A-Z]/.test(node.name.name))
      found = true;
    if (node.type === "JSXOpeningElement" && node.name.type === "JSXIdentifier" && controls.has(node.name.name)) {
      found = true;
    }
    if (node.type === "CallExpression" && node.callee.type === "Identifier" && stateHooks.has(node.callee.name)) {
      found = true;
    }
  });
  return found;
}
