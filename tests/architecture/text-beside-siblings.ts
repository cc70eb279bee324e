import { API, SignatureKind, TypeFlags, type Checker, type Type } from "typescript/unstable/sync";
import type { FileSystem } from "typescript/unstable/fs";
import type { JsxChild, JsxElement, JsxFragment, Node, SourceFile } from "typescript/unstable/ast";
import {
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isVariableStatement,
} from "typescript/unstable/ast/is";

const textFlags =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown;
const nothingFlags = TypeFlags.Nullable | TypeFlags.BooleanLike | TypeFlags.Void;

function partsOf(type: Type): readonly Type[] {
  return type.isUnionType() || type.isIntersectionType() ? type.getTypes().flatMap(partsOf) : [type];
}

/** Whether React may render a value of the type as a text node. Types may contain arrays of themselves. */
function mayBeText(type: Type | undefined, checker: Checker, around: readonly number[] = []): boolean {
  if (type === undefined) return true;
  return partsOf(type).some((part) => {
    if ((part.flags & textFlags) !== 0) return !(part.isStringLiteralType() && part.value === "");
    if (around.includes(part.id) || !part.isTypeReference() || !checker.isArrayLikeType(part)) return false;
    return checker.getTypeArguments(part).some((element) => mayBeText(element, checker, [...around, part.id]));
  });
}

function resultsOf(component: Node, checker: Checker): readonly Type[] {
  const type = checker.getTypeAtLocation(component);
  if (type === undefined) return [];
  const signatures = checker.getSignaturesOfType(type, SignatureKind.Call);
  return signatures.flatMap((signature) => checker.getReturnTypeOfSignature(signature) ?? []);
}

/** Names that a module imports or declares outside its functions: the same in every render. */
function constantsOf(file: SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const addNames = (node: Node): void => {
    if (isIdentifier(node)) names.add(node.text);
    else node.forEachChild(addNames);
  };
  for (const statement of file.statements) {
    if (isImportDeclaration(statement)) addNames(statement);
    else if (isFunctionDeclaration(statement) && statement.name !== undefined) addNames(statement.name);
    else if (isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) addNames(name);
    }
  }
  return names;
}

/** What an expression depends on, as its code: names, and properties such as `row.label`. */
function valuesIn(node: Node, file: SourceFile): readonly string[] {
  if (isIdentifier(node)) return [node.text];
  if (isPropertyAccessExpression(node)) return [node.getText(file)];
  if (isPropertyAssignment(node)) return valuesIn(node.initializer, file);
  const values: string[] = [];
  node.forEachChild((child) => void values.push(...valuesIn(child, file)));
  return values;
}

function valuesOfKey(node: JsxElement | JsxFragment, file: SourceFile): readonly string[] {
  if (!isJsxElement(node)) return [];
  const key = node.openingElement.attributes.properties.find(
    (attribute) => isJsxAttribute(attribute) && attribute.name.getText(file) === "key",
  );
  return key === undefined ? [] : valuesIn(key, file);
}

/** The children that React gets: without line breaks between elements, and without comments. */
function childrenOf({ children }: JsxElement | JsxFragment): readonly JsxChild[] {
  return children.filter((child) => {
    if (isJsxText(child)) return child.text.trim() !== "" || !child.text.includes("\n");
    return !isJsxExpression(child) || child.expression !== undefined;
  });
}

/** Text in JSX that a machine translation of the page would break. */
export interface LooseText {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

/**
 * Text nodes with siblings that change or disappear, or before which something may be inserted. Machine translation
 * replaces text nodes by elements: React then updates a node that is no longer in the page, or fails to remove it or to
 * insert before it. A text that is the only child of its element is safe, because React replaces the element's content.
 */
function looseTextIn(file: SourceFile, checker: Checker): readonly LooseText[] {
  const constants = constantsOf(file);
  const found: LooseText[] = [];
  const report = (child: Node) =>
    found.push({
      file: file.fileName,
      line: file.text.slice(0, child.getStart(file)).split("\n").length,
      code: file.text.slice(child.getStart(file), child.end).replace(/\s+/g, " "),
    });

  const isOptionalType = (type: Type) =>
    partsOf(type).some((part) => (part.flags & nothingFlags) !== 0 || checker.isArrayLikeType(part));

  const visit = (node: Node): void => {
    // A component has siblings wherever it is used.
    if (isFunctionDeclaration(node) && node.name !== undefined && /^[A-Z]/.test(node.name.text)) {
      if (resultsOf(node.name, checker).some((result) => mayBeText(result, checker))) report(node.name);
    }
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = childrenOf(node);
      // Text that is a fragment's only child may have siblings outside.
      const hasSiblings = children.length > 1 || isJsxFragment(node);
      const keys = valuesOfKey(node, file);
      const isFixed = (value: string) => constants.has(/^\w+/.exec(value)?.[0] ?? "") || keys.includes(value);
      let isAfterOptional = false;
      for (const child of hasSiblings ? children : []) {
        let isText = isJsxText(child);
        let isSame = true;
        let isOptional = false;
        if (isJsxExpression(child) && child.expression !== undefined) {
          const type = checker.getTypeAtLocation(child.expression);
          isText = mayBeText(type, checker);
          isSame = valuesIn(child.expression, file).every(isFixed);
          isOptional = !isSame && (type === undefined || isOptionalType(type));
        } else if (isJsxElement(child) || isJsxSelfClosingElement(child)) {
          const { tagName } = isJsxElement(child) ? child.openingElement : child;
          isOptional = !/^[a-z]/.test(tagName.getText(file)) && resultsOf(tagName, checker).some(isOptionalType);
        }
        if (isText && (!isSame || isAfterOptional)) report(child);
        isAfterOptional = isOptional || (isAfterOptional && isText && isJsxExpression(child));
      }
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/**
 * Finds such text in the components of a folder.
 * @param folder - Absolute path, with a `tsconfig.json`.
 * @param fs - File system in place of the machine's.
 */
export function looseTextBelow(folder: string, fs?: FileSystem): readonly LooseText[] {
  const api = new API({ cwd: folder, ...(fs !== undefined && { fs }) });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${folder}/tsconfig.json`] }).getProjects();
    if (project === undefined) throw new Error(`${folder} has no tsconfig.json`);
    const { program, checker } = project;
    return program
      .getSourceFileNames()
      .filter((name) => name.startsWith(`${folder}/`) && name.endsWith(".tsx"))
      .flatMap((name) => program.getSourceFile(name) ?? [])
      .flatMap((file) => looseTextIn(file, checker));
  } finally {
    api.close();
  }
}
