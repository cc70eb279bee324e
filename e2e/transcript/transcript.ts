import { heardByRole, heardChildren, heardText, oneLine, type HeardNode } from "./heard-node.ts";
import { languageName, nameInLanguages, Reading } from "./reading.ts";
import { isControl, spokenControl, spokenStates, standsAlone } from "./spoken-control.ts";

/** What is announced, with its name, before what lies in it. */
const containers: Readonly<Record<string, string>> = {
  banner: "banner landmark",
  navigation: "navigation landmark",
  main: "main landmark",
  contentinfo: "content information landmark",
  complementary: "complementary landmark",
  search: "search landmark",
  region: "region",
  form: "form",
  dialog: "dialog",
  alertdialog: "alert dialog",
  group: "group",
  radiogroup: "radio group",
  figure: "figure",
  note: "note",
  tablist: "tab list",
  tabpanel: "tab panel",
  blockquote: "quote",
};

/** Heard as nothing but the text in them. */
const textOnly: ReadonlySet<string> = new Set(
  (
    "generic none paragraph strong emphasis superscript subscript code mark time Abbr caption Figcaption Legend " +
    "rowgroup insertion deletion"
  ).split(" "),
);

const silent: ReadonlySet<string> = new Set(["InlineTextBox", "ListMarker"]);

function countOf(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

function named(words: string, node: HeardNode): string {
  return [node.name === "" ? words : `${words}: ${oneLine(node.name)}`, ...spokenStates(node)].join(", ");
}

/** Whether its words have been said as the name of what it is in. */
function repeats({ role, ...node }: HeardNode, parent: HeardNode): boolean {
  const isLabel = role === "caption" || role === "Figcaption" || role === "Legend";
  return isLabel && heardText({ role, ...node }) === oneLine(parent.name);
}

function allControls(node: HeardNode): readonly HeardNode[] {
  return heardChildren(node).flatMap((child) => (isControl(child) ? [child] : allControls(child)));
}

/**
 * A page as it is heard from top to bottom: a line for each stop, set in by the landmarks, lists and tables it lies in.
 * A control within a sentence stands in brackets, and so does a change of language.
 */
export function transcript(root: HeardNode): readonly string[] {
  const reading = new Reading(root.language);
  const places = new Map<HeardNode, string>();
  const labelled = new Set(allControls(root).map(({ name }) => oneLine(name)));

  function readChildren(parent: HeardNode) {
    for (const child of parent.children) if (!repeats(child, parent)) read(child);
  }

  function readControl(node: HeardNode) {
    const spoken = spokenControl(node, nameInLanguages(node, root.language), places.get(node));
    if (node.flow === "block" || standsAlone(node)) reading.line(spoken);
    else reading.control(spoken);
  }

  /** What was the name of a control is not said once more; a control that lies in its label is. */
  function readLabel(label: HeardNode) {
    if (labelled.has(heardText(label))) for (const control of allControls(label)) read(control);
    else readChildren(label);
  }

  /** Reads a set of controls of one kind, which say their place in it. */
  function readSet(node: HeardNode, words: string, role: string) {
    const members = heardByRole(node, role);
    for (const [index, member] of members.entries()) places.set(member, ` ${index + 1} of ${members.length}`);
    readContainer(node, words);
  }

  function readLive(node: HeardNode, words: string) {
    if (heardByRole(node, "heading", "list").length > 0) readContainer(node, words);
    else {
      const opening = [words, ...spokenStates(node)].join(", ");
      reading.opened(`${opening}:${heardText(node) === "" ? " (nothing yet)" : ""}`, () => readChildren(node));
    }
  }

  function readContainer(node: HeardNode, words: string) {
    reading.line(named(words, node));
    reading.deeper(() => readChildren(node));
  }

  function readText(node: HeardNode) {
    const live = node.attributes["aria-live"];
    if (live !== undefined) return readLive(node, `live, ${live}`);
    if (node.states["focused"] === true) reading.line("(focus, on nothing that has a role)");
    readChildren(node);
    if (node.attributes["aria-current"] !== undefined) reading.text(`, ${spokenStates(node).join(", ")}`);
  }

  function read(node: HeardNode) {
    if (silent.has(node.role)) return;
    if (node.flow === "block") reading.endLine();
    else if (node.flow === "apart") reading.text(" ");
    if (node.isIgnored) readChildren(node);
    else if (node.role === "StaticText") reading.text(node.name, node.language);
    else readHeard(node);
    if (node.flow === "block") reading.endLine();
    else if (node.flow === "apart") reading.text(" ");
  }

  function readHeard(node: HeardNode) {
    const { role, states } = node;
    if (role === "RootWebArea") {
      reading.line(`page: ${node.name}, in ${languageName(node.language)}`);
      readChildren(node);
    } else if (role === "LineBreak") reading.text(" ");
    else if (role === "heading") {
      const words = [`heading ${states["level"] ?? "without a level"}`, ...spokenStates(node)].join(", ");
      reading.opened(`${words}:`, () => readChildren(node));
    } else if (role === "list") {
      reading.line(`${named("list", node)}, ${countOf(heardByRole(node, "listitem").length, "item")}`);
      reading.deeper(() => readChildren(node));
    } else if (role === "listitem") {
      const [marker] = heardByRole(node, "ListMarker");
      const isNumbered = marker !== undefined && /\d/.test(marker.name);
      reading.opened(isNumbered ? oneLine(marker.name) : "•", () => readChildren(node));
    } else if (role === "DescriptionList") {
      reading.line(`list of terms, ${countOf(heardByRole(node, "term").length, "term")}`);
      reading.deeper(() => readChildren(node));
    } else if (role === "term" || role === "definition") reading.opened(`${role}:`, () => readChildren(node));
    else if (role === "table" || role === "grid") readTable(node, reading, readChildren);
    else if (role === "LabelText") readLabel(node);
    else if (role === "tablist") readSet(node, "tab list", "tab");
    else if (role === "radiogroup") readSet(node, "radio group", "radio");
    else if (role === "status" || role === "alert" || role === "log") readLive(node, role);
    else if (textOnly.has(role)) readText(node);
    else if (isControl(node)) readControl(node);
    else if (role === "separator") reading.line("separator");
    else if (role === "form" && node.name === "") readChildren(node);
    else readContainer(node, containers[role] ?? role);
  }

  read(root);
  reading.endLine();
  return reading.lines;
}

function spanOf({ attributes }: HeardNode): number {
  return Number(attributes["colspan"] ?? 1);
}

/** Reads row by row, each cell after the names of its columns. */
function readTable(table: HeardNode, reading: Reading, readChildren: (node: HeardNode) => void) {
  const rows = heardByRole(table, "row").map((row) =>
    heardByRole(row, "cell", "gridcell", "columnheader", "rowheader"),
  );
  const widthOf = (cells: readonly HeardNode[]) => cells.reduce((width, cell) => width + spanOf(cell), 0);
  const columns = Math.max(0, ...rows.map(widthOf));
  reading.line(`${named("table", table)}, ${countOf(columns, "column")}, ${countOf(rows.length, "row")}`);
  const headerRow = rows.find((cells) => cells.some(({ role }) => role === "columnheader")) ?? [];
  const headers = headerRow.flatMap((cell) => Array.from({ length: spanOf(cell) }, () => oneLine(cell.name)));

  function opening(cell: HeardNode, column: number): string {
    if (cell.role === "columnheader") {
      const sort = cell.attributes["aria-sort"];
      return `column header${sort === undefined ? "" : `, ${sort === "none" ? "not sorted" : `sorted ${sort}`}`}:`;
    }
    const over = headers.slice(column, column + spanOf(cell)).filter((name) => name !== "");
    const without = headers.length === 0 ? `column ${column + 1}` : "(no column header)";
    const columnName = over.length === 0 ? without : over.join(" and ");
    if (cell.role === "rowheader" && spanOf(cell) === columns) return "row header:";
    return cell.role === "rowheader" ? `${headers.length === 0 ? "" : `${columnName}, `}row header:` : `${columnName}:`;
  }

  reading.deeper(() => {
    for (const [index, cells] of rows.entries()) {
      const hasHeader = cells.some(({ role }) => role === "rowheader" || role === "columnheader");
      reading.line(`row ${index + 1}${hasHeader ? "" : " (no row header)"}`);
      reading.deeper(() => {
        let column = 0;
        for (const cell of cells) {
          reading.opened(opening(cell, column), () => readChildren(cell));
          column += spanOf(cell);
        }
      });
    }
  });
}

/** The lines of cells and rows that don't say what they belong to. */
export function linesWithoutHeaders(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line.includes("(no column header)") || line.includes("(no row header)"));
}
