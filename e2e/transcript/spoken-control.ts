import { heardByRole, oneLine, type HeardNode } from "./heard-node.ts";

/** How things are spoken that are heard as one, by their name. */
const controlWords: Readonly<Record<string, string>> = {
  link: "link",
  button: "button",
  textbox: "edit text",
  searchbox: "search box",
  spinbutton: "number box",
  combobox: "combo box",
  checkbox: "check box",
  radio: "radio button",
  slider: "slider",
  switch: "switch",
  tab: "tab",
  DisclosureTriangle: "details",
  DisclosureTriangleGrouped: "details",
  menuitem: "menu item",
  image: "image",
  img: "image",
  progressbar: "progress bar",
  meter: "meter",
};

/** These run on within a sentence where they stand in one. */
const withinText: ReadonlySet<string> = new Set(["link", "button", "image", "img"]);

/** Whether a node is heard as one thing with a name, not as what it is made of. */
export function isControl({ role }: HeardNode): boolean {
  return role in controlWords;
}

/** Whether a control never stands within a line of text. */
export function standsAlone({ role }: HeardNode): boolean {
  return !withinText.has(role);
}

const isOn = (state: string | number | boolean | undefined) => state === true || state === "true";

function held({ role, value, attributes }: HeardNode): string {
  if (withinText.has(role)) return "";
  const spoken = attributes["aria-valuetext"] ?? oneLine(value);
  return role === "textbox" || role === "searchbox" ? spoken && `holds “${spoken}”` : spoken;
}

function range({ role, states: { valuemin, valuemax } }: HeardNode): string {
  const isNumber = role === "slider" || role === "spinbutton";
  return isNumber && valuemin !== undefined && valuemax !== undefined ? `from ${valuemin} to ${valuemax}` : "";
}

function checkedness({ role, states: { checked } }: HeardNode): string {
  if (role !== "checkbox" && role !== "radio" && role !== "switch") return "";
  if (checked === "mixed") return "partly checked";
  return isOn(checked) ? "checked" : "not checked";
}

function openness({ role, states: { expanded } }: HeardNode): string {
  if (expanded === undefined || role === "combobox") return "";
  return isOn(expanded) ? "expanded" : "collapsed";
}

function currentness({ attributes }: HeardNode): string {
  const current = attributes["aria-current"] ?? "false";
  return current === "false" ? "" : `current ${current === "true" ? "item" : current}`;
}

function isRequired({ states, attributes }: HeardNode): boolean {
  return isOn(states["required"]) || attributes["required"] !== undefined || isOn(attributes["aria-required"]);
}

function opens({ role, states: { hasPopup } }: HeardNode): string {
  const isSaid = typeof hasPopup === "string" && hasPopup !== "false" && role !== "combobox";
  return isSaid ? `opens a ${hasPopup === "true" ? "menu" : hasPopup}` : "";
}

function choices(node: HeardNode): string {
  if (node.role !== "combobox") return "";
  const options = heardByRole(node, "option", "MenuListOption").map(({ name }) => name);
  return options.length === 0 ? "" : `${options.length} options (${options.join("; ")})`;
}

/** What is said after a name: what is held, the states, and what describes it. */
export function spokenStates(node: HeardNode): readonly string[] {
  const { role, states, description } = node;
  return [
    held(node),
    range(node),
    checkedness(node),
    openness(node),
    isOn(states["pressed"]) ? "pressed" : "",
    isOn(states["selected"]) && role === "tab" ? "selected" : "",
    currentness(node),
    isRequired(node) ? "required" : "",
    states["invalid"] === undefined || states["invalid"] === "false" ? "" : "invalid",
    isOn(states["disabled"]) ? "unavailable" : "",
    isOn(states["readonly"]) ? "read only" : "",
    isOn(states["modal"]) ? "modal" : "",
    opens(node),
    isOn(states["focused"]) ? "focused" : "",
    choices(node),
    description === "" ? "" : `described as “${oneLine(description)}”`,
  ].filter((words) => words !== "");
}

/** A control in one line: what it is, its place among others, its name, its states. */
export function spokenControl(node: HeardNode, name: string, place = ""): string {
  const kind = `${controlWords[node.role] ?? node.role}${place}`;
  return [`${kind}: ${name === "" ? "(no name)" : name}`, ...spokenStates(node)].join(", ");
}
