import { describe, expect, test } from "vitest";
import type { HeardNode } from "../../../e2e/transcript/heard-node.ts";
import { linesWithoutHeaders, transcript } from "../../../e2e/transcript/transcript.ts";

type Rest = Partial<Omit<HeardNode, "role" | "children">>;

function node(role: string, rest: Rest = {}, children: readonly HeardNode[] = []): HeardNode {
  return {
    role,
    name: "",
    description: "",
    value: "",
    states: {},
    attributes: {},
    language: "en-CA",
    flow: "inline",
    isIgnored: false,
    children,
    ...rest,
  };
}

const block = (role: string, rest: Rest = {}, children: readonly HeardNode[] = []) =>
  node(role, { flow: "block", ...rest }, children);
const text = (name: string, rest: Rest = {}) =>
  node("StaticText", { name, ...rest }, [node("InlineTextBox", { name })]);
const paragraph = (...children: readonly HeardNode[]) => block("paragraph", {}, children);
const link = (name: string, rest: Rest = {}) => node("link", { name, ...rest }, [text(name)]);
const main = (...children: readonly HeardNode[]) => block("main", {}, children);
const hear = (...children: readonly HeardNode[]) =>
  transcript(main(...children))
    .slice(1)
    .map((line) => line.slice(2));

describe("the structure of a page", () => {
  test("a page says its title and language, and what lies in a landmark is set in", () => {
    const navigation = block("navigation", { name: "Main" }, [link("Learn", { flow: "block" })]);
    const page = block("RootWebArea", { name: "Home" }, [block("banner", {}, [navigation])]);
    expect(transcript(page)).toEqual([
      "page: Home, in English",
      "banner landmark",
      "  navigation landmark: Main",
      "    link: Learn",
    ]);
  });

  test("headings say their level, and the link in them", () => {
    const heading = block("heading", { name: "Life", states: { level: 3 } }, [link("Life")]);
    expect(hear(heading)).toEqual(["heading 3: link: Life"]);
  });

  test("lists say how long they are; bullets are dots and numbers are numbers", () => {
    const item = (marker: string, name: string) =>
      block("listitem", {}, [node("ListMarker", { name: marker }), paragraph(text(name)), paragraph(text("More."))]);
    expect(hear(block("list", {}, [item("• ", "One"), item("2. ", "Two")]))).toEqual([
      "list, 2 items",
      "  • One",
      "  More.",
      "  2. Two",
      "  More.",
    ]);
  });

  test("a form without a name is no place of its own, one with a name is", () => {
    expect(hear(block("form", {}, [paragraph(text("In it"))]))).toEqual(["In it"]);
    expect(hear(block("form", { name: "Yours" }, [paragraph(text("In it"))]))).toEqual(["form: Yours", "  In it"]);
  });

  test("what is passed over is heard only through what it holds", () => {
    expect(hear(block("none", { isIgnored: true, name: "no" }, [text("Words")]))).toEqual(["Words"]);
    expect(hear(text("silent", { isIgnored: true }))).toEqual([]);
  });

  test("a role nobody has thought of speaks up", () => {
    expect(hear(block("marquee", { name: "News" }, [text("Old")]))).toEqual(["marquee: News", "  Old"]);
  });
});

describe("text", () => {
  test("blocks take lines of their own, what is inline runs on", () => {
    const strong = node("strong", {}, [text("Term")]);
    expect(hear(paragraph(strong, text(" is plain.")), paragraph(text("Next")))).toEqual(["Term is plain.", "Next"]);
  });

  test("a control in a sentence stands in brackets, alone it has its line", () => {
    expect(hear(paragraph(text("See "), link("the guide"), text(".")))).toEqual(["See [link: the guide]."]);
    expect(hear(link("One"), link("Two"))).toEqual(["link: One", "link: Two"]);
  });

  test("words for the ear alone keep apart from their neighbours but not from the full stop", () => {
    const mark = node("generic", { flow: "apart" }, [text("(usual practice)")]);
    expect(hear(paragraph(text("age 65"), mark, text(".")))).toEqual(["age 65 (usual practice)."]);
  });

  test("a change of language is said, in text and in names", () => {
    const french = (name: string) => text(name, { language: "fr-CA" });
    expect(hear(paragraph(text("Ask the "), french("Autorité"), text(".")))).toEqual(["Ask the [French: Autorité]."]);
    const name = node("link", { name: "Ask the Autorité" }, [text("Ask the "), french("Autorité")]);
    expect(hear(name)).toEqual(["link: Ask the [French: Autorité]"]);
    expect(hear(node("link", { name: "Help" }, [french("Autorité")]))).toEqual(["link: Help"]);
    expect(hear(paragraph(text("Colour", { language: "en-GB" })))).toEqual(["Colour"]);
  });
});

describe("controls", () => {
  test("a field says its name, what it holds, and that it is required and wrong", () => {
    const field = node("textbox", {
      name: "Email",
      value: "nobody",
      description: "Error: Enter an address",
      states: { required: true, invalid: "true" },
    });
    expect(hear(field)).toEqual([
      "edit text: Email, holds “nobody”, required, invalid, described as “Error: Enter an address”",
    ]);
  });

  test("required is heard of a choice too, which the browser's tree leaves out", () => {
    const options = ["Choose one", "Life"].map((name) => node("option", { name }));
    const choice = node("combobox", { name: "Type", value: "Life", attributes: { required: "" } }, options);
    expect(hear(choice)).toEqual(["combo box: Type, Life, required, 2 options (Choose one; Life)"]);
  });

  test("a label is not said again as text, and keeps the box that lies in it", () => {
    const box = node("checkbox", { name: "I agree", states: { checked: "false", invalid: "false" } });
    expect(hear(block("LabelText", {}, [box, text("I agree")]))).toEqual(["check box: I agree, not checked"]);
    expect(hear(block("LabelText", {}, [text("Of nothing")]))).toEqual(["Of nothing"]);
  });

  test.each([
    [{ expanded: false }, "button: X, collapsed"],
    [{ expanded: true }, "button: X, expanded"],
    [{ pressed: "true" }, "button: X, pressed"],
    [{ disabled: true }, "button: X, unavailable"],
    [{ hasPopup: "dialog" }, "button: X, opens a dialog"],
    [{ focused: true }, "button: X, focused"],
  ])("a button with %o", (states, spoken) => {
    expect(hear(node("button", { name: "X", states }))).toEqual([spoken]);
  });

  test("a control without a name says so", () => {
    expect(hear(node("button"))).toEqual(["button: (no name)"]);
  });

  test("a slider says its value in words and its ends", () => {
    const states = { valuemin: 18, valuemax: 80 };
    expect(hear(node("slider", { name: "Age", value: "35", states }))).toEqual(["slider: Age, 35, from 18 to 80"]);
    const inWords = node("slider", { name: "Age", value: "35", states, attributes: { "aria-valuetext": "35 years" } });
    expect(hear(inWords)).toEqual(["slider: Age, 35 years, from 18 to 80"]);
  });

  test("tabs and radio buttons say their place among the others", () => {
    const tabs = ["One", "Two"].map((name) => node("tab", { name, states: { selected: name === "Two" } }));
    expect(hear(block("tablist", { name: "Guide" }, tabs))).toEqual([
      "tab list: Guide",
      "  tab 1 of 2: One",
      "  tab 2 of 2: Two, selected",
    ]);
    const radios = ["No", "Yes"].map((name) =>
      block("LabelText", {}, [node("radio", { name, states: { checked: String(name === "No") } }), text(name)]),
    );
    const legend = block("Legend", {}, [text("Do you smoke?")]);
    expect(hear(block("radiogroup", { name: "Do you smoke?" }, [legend, ...radios]))).toEqual([
      "radio group: Do you smoke?",
      "  radio button 1 of 2: No, checked",
      "  radio button 2 of 2: Yes, not checked",
    ]);
  });

  test("the current page says so", () => {
    expect(hear(link("Learn", { attributes: { "aria-current": "page" } }))).toEqual(["link: Learn, current page"]);
    const step = node("generic", { attributes: { "aria-current": "page" } }, [text("Guide")]);
    expect(hear(paragraph(step))).toEqual(["Guide, current page"]);
  });
});

describe("messages", () => {
  test("a live region speaks for itself, and is there before it has something to say", () => {
    expect(hear(block("status", {}, [text("4 products")]), block("status"))).toEqual([
      "status: 4 products",
      "status: (nothing yet)",
    ]);
    expect(hear(block("generic", { attributes: { "aria-live": "polite" } }, [text("Home")]))).toEqual([
      "live, polite: Home",
    ]);
  });

  test("an alert that holds more than a sentence holds it like a place", () => {
    const heading = block("heading", { name: "A problem", states: { level: 3 } }, [text("A problem")]);
    expect(hear(block("alert", { name: "A problem", states: { focused: true } }, [heading]))).toEqual([
      "alert: A problem, focused",
      "  heading 3: A problem",
    ]);
  });

  test("focus on something that is nothing to the ear is pointed out", () => {
    expect(hear(block("generic", { states: { focused: true } }, [text("Results")]))).toEqual([
      "(focus, on nothing that has a role)",
      "Results",
    ]);
  });
});

describe("tables", () => {
  const cell = (role: string, name: string, rest: Rest = {}) => node(role, { name, ...rest }, [text(name)]);
  const row = (...cells: readonly HeardNode[]) => node("row", {}, cells);
  const table = (...rows: readonly HeardNode[]) =>
    block("table", { name: "Products" }, [
      block("caption", {}, [text("Products")]),
      ...rows.map((one) => node("rowgroup", {}, [one])),
    ]);

  test("each cell is heard after its column, each row begins with its header", () => {
    const heard = hear(
      table(
        row(cell("columnheader", "Company", { attributes: { "aria-sort": "none" } }), cell("columnheader", "Grade")),
        row(cell("rowheader", "Sun Life"), cell("cell", "A+")),
      ),
    );
    expect(heard).toEqual([
      "table: Products, 2 columns, 2 rows",
      "  row 1",
      "    column header, not sorted: Company",
      "    column header: Grade",
      "  row 2",
      "    Company, row header: Sun Life",
      "    Grade: A+",
    ]);
    expect(linesWithoutHeaders(heard)).toEqual([]);
  });

  test("a cell across columns belongs to all of them, and the one after it to the next", () => {
    const heard = hear(
      table(
        row(...["Line", "One", "Two", "Three"].map((name) => cell("columnheader", name))),
        row(cell("rowheader", "Cover"), cell("cell", "Same", { attributes: { colspan: "2" } }), cell("cell", "Other")),
        row(cell("rowheader", "Group", { attributes: { colspan: "4" } })),
      ),
    );
    expect(heard.slice(-5)).toEqual([
      "    Line, row header: Cover",
      "    One and Two: Same",
      "    Three: Other",
      "  row 3",
      "    row header: Group",
    ]);
  });

  test("a table of two columns needs no column headers, but its rows need theirs", () => {
    const heard = hear(table(row(cell("rowheader", "Total"), cell("cell", "$5")), row(cell("cell", "$6"))));
    expect(heard).toEqual([
      "table: Products, 2 columns, 2 rows",
      "  row 1",
      "    row header: Total",
      "    column 2: $5",
      "  row 2 (no row header)",
      "    column 1: $6",
    ]);
    expect(linesWithoutHeaders(heard)).toEqual(["  row 2 (no row header)"]);
  });

  test("a column without a name is found", () => {
    const heard = hear(
      table(
        row(cell("columnheader", "Company"), cell("columnheader", "")),
        row(cell("rowheader", "RBC"), cell("cell", "A")),
      ),
    );
    expect(linesWithoutHeaders(heard)).toEqual(["    (no column header): A"]);
  });
});
