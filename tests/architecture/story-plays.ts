import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parser, types } from "storybook/internal/babel";

/** What a story does by itself; what it has from the story it extends is not counted again. */
export interface Story {
  readonly name: string;
  /** It has a play function of its own. */
  readonly plays: boolean;
  /** Its play moves the pointer, types, clicks, scrolls or sets the focus. */
  readonly acts: boolean;
  /** Its play calls a matcher, itself or through a function of this file or of a helper beside it. */
  readonly asserts: boolean;
}

/** What the plays of a file can refer to. */
interface Module {
  readonly file: string;
  readonly program: types.Program;
  /** Functions at the top of the file, by name. */
  readonly functions: ReadonlyMap<string, types.Node>;
  /** Names imported from files of ours: the file, and the name there. */
  readonly imports: ReadonlyMap<string, readonly [file: string, name: string]>;
}

const modules = new Map<string, Module>();

function nameOf(node: types.Identifier | types.StringLiteral): string {
  return types.isIdentifier(node) ? node.name : node.value;
}

function declarationsOf(program: types.Program): readonly types.Declaration[] {
  return program.body.flatMap((statement) => {
    if (types.isExportNamedDeclaration(statement)) return statement.declaration ? [statement.declaration] : [];
    return types.isDeclaration(statement) ? [statement] : [];
  });
}

function functionsOf(program: types.Program): ReadonlyMap<string, types.Node> {
  const functions = new Map<string, types.Node>();
  for (const declaration of declarationsOf(program)) {
    if (types.isFunctionDeclaration(declaration) && declaration.id) functions.set(declaration.id.name, declaration);
    if (!types.isVariableDeclaration(declaration)) continue;
    for (const { id, init } of declaration.declarations) {
      if (types.isIdentifier(id) && types.isFunction(init)) functions.set(id.name, init);
    }
  }
  return functions;
}

function importsOf(file: string, program: types.Program): Module["imports"] {
  const imports = new Map<string, readonly [string, string]>();
  for (const statement of program.body) {
    if (!types.isImportDeclaration(statement) || !statement.source.value.startsWith(".")) continue;
    const from = join(dirname(file), statement.source.value);
    for (const specifier of statement.specifiers) {
      if (types.isImportSpecifier(specifier)) imports.set(specifier.local.name, [from, nameOf(specifier.imported)]);
    }
  }
  return imports;
}

function parse(file: string, text: string): Module {
  const { program } = parser.parse(text, { sourceType: "module", plugins: ["typescript", "jsx"] });
  return { file, program, functions: functionsOf(program), imports: importsOf(file, program) };
}

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const read = parse(file, readFileSync(file, "utf8"));
  modules.set(file, read);
  return read;
}

/** `expect(…).toBe`, `expect(…).not.toBe`: an `expect` that nothing follows asserts nothing. */
function isMatcher(callee: types.Node): boolean {
  if (!types.isMemberExpression(callee)) return false;
  const { object } = callee;
  return types.isCallExpression(object) ? types.isIdentifier(object.callee, { name: "expect" }) : isMatcher(object);
}

const actors = new Set(["userEvent", "fireEvent"]);
const actions = new Set(["click", "focus", "blur", "dispatchEvent", "requestSubmit"]);
const scrolling = new Set(["scrollTo", "scrollBy", "scrollIntoView"]);

function isAction(callee: types.Node): boolean {
  if (types.isIdentifier(callee)) return scrolling.has(callee.name);
  if (!types.isMemberExpression(callee)) return false;
  const { object, property } = callee;
  if (types.isIdentifier(object) && actors.has(object.name)) return true;
  if (types.isMemberExpression(object) && types.isIdentifier(object.property) && actors.has(object.property.name)) {
    return true;
  }
  return types.isIdentifier(property) && (actions.has(property.name) || scrolling.has(property.name));
}

/** Whether a call that passes the test stands in the node, or in a function of ours that it calls or hands on. */
function calls(
  passes: (callee: types.Node) => boolean,
  node: types.Node,
  module: Module,
  seen = new Set<types.Node>(),
) {
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

  if (types.isIdentifier(node)) follow(node.name);
  types.traverseFast(node, (inner) => {
    if (!types.isCallExpression(inner)) return;
    if (passes(inner.callee)) found = true;
    for (const named of [inner.callee, ...inner.arguments]) if (types.isIdentifier(named)) follow(named.name);
  });
  return found;
}

/** The options of `meta.story({…})` or `Other.extend({…})`; neither has to be given any. */
function storyOptions(init: types.Node | null | undefined): types.ObjectExpression | null | undefined {
  if (!types.isCallExpression(init) || !types.isMemberExpression(init.callee)) return undefined;
  const { property } = init.callee;
  if (!types.isIdentifier(property) || !["story", "extend"].includes(property.name)) return undefined;
  const [options] = init.arguments;
  if (options === undefined) return null;
  return types.isObjectExpression(options) ? options : undefined;
}

function playOf(options: types.ObjectExpression): types.Node | undefined {
  const property = options.properties.find(
    (entry) => !types.isSpreadElement(entry) && types.isIdentifier(entry.key, { name: "play" }),
  );
  return types.isObjectProperty(property) ? property.value : property;
}

function storiesOfModule(module: Module): readonly Story[] {
  return module.program.body.flatMap((statement) => {
    if (!types.isExportNamedDeclaration(statement) || !types.isVariableDeclaration(statement.declaration)) return [];
    return statement.declaration.declarations.map(({ id, init }) => {
      const name = types.isIdentifier(id) ? id.name : "an export";
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
 * The stories of a file, read from its syntax.
 * @throws {Error} For an export that is no story, or is one in a shape that this cannot read.
 */
export function storiesOf(file: string): readonly Story[] {
  return storiesOfModule(moduleOf(file));
}

/** The stories in a text, as {@link storiesOf} reads them in a file. */
export function storiesIn(text: string): readonly Story[] {
  return storiesOfModule(parse("a text", text));
}

const controls = new Set(["button", "dialog", "details", "form", "input", "select", "textarea"]);
const stateHooks = new Set(["useState", "useReducer", "useSyncExternalStore"]);

/** Whether a component's file answers a visitor: a handler, a state, or a control of the browser's own. */
export function isInteractive(file: string): boolean {
  let found = false;
  types.traverseFast(moduleOf(file).program, (node) => {
    if (types.isJSXAttribute(node) && types.isJSXIdentifier(node.name) && /^on[A-Z]/.test(node.name.name)) found = true;
    if (types.isJSXOpeningElement(node) && types.isJSXIdentifier(node.name) && controls.has(node.name.name)) {
      found = true;
    }
    if (types.isCallExpression(node) && types.isIdentifier(node.callee) && stateHooks.has(node.callee.name)) {
      found = true;
    }
  });
  return found;
}
