import { Suspense, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { keepEarlyEntries } from "../../src/app/early-entries.ts";

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

interface FilterFormProps {
  readonly onSent: (entries: Readonly<Record<string, unknown>>) => void;
}

/** A form with a controlled control of each kind, and uncontrolled ones. */
function FilterForm({ onSent }: FilterFormProps) {
  const [kind, setKind] = useState("");
  const [text, setText] = useState("");
  const [isOn, setIsOn] = useState(false);
  const [size, setSize] = useState("small");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent({ kind, text, isOn, size, ...Object.fromEntries(new FormData(event.currentTarget)) });
      }}
    >
      <label>
        Name
        <input name="name" />
      </label>
      <input type="checkbox" name="consent" value="given" />
      <select value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value)}>
        <option value="">All</option>
        <option value="agent">Agent</option>
      </select>
      <input type="search" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => setIsOn(currentTarget.checked)} />
      {["small", "large"].map((option) => (
        <input
          key={option}
          type="radio"
          name="_size"
          value={option}
          checked={size === option}
          onChange={() => setSize(option)}
        />
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

function page(onSent: FilterFormProps["onSent"]) {
  return (
    <>
      <Suspense>
        <p>Call 1 800 555-0123</p>
      </Suspense>
      <Suspense>
        <h2>Filter</h2>
        <Suspense>
          <FilterForm onSent={onSent} />
        </Suspense>
      </Suspense>
    </>
  );
}

/** The first element of the page that a selector finds, which must be of a type. */
function find<Type extends Element>(selector: string, type: new () => Type): Type {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`No ${selector}`);
  return found;
}

function nodesOf(show: number): readonly Node[] {
  const walker = document.createTreeWalker(document.body, show);
  const nodes: Node[] = [];
  while (walker.nextNode() !== null) nodes.push(walker.currentNode);
  return nodes;
}

function wrap(node: Node, name: string): void {
  const wrapper = document.createElement(name);
  node.parentNode?.replaceChild(wrapper, node);
  wrapper.append(node);
}

/** What extensions, phones, translators and proxies do to a page before it is hydrated. */
const touches = [
  ["nothing", () => {}],
  [
    "an icon after each field",
    () => {
      for (const field of document.querySelectorAll("input")) field.after(document.createElement("i"));
    },
  ],
  ["an icon in a label", () => find("label", HTMLLabelElement).prepend(document.createElement("i"))],
  [
    "a link round a number",
    () => {
      const number = find("p", HTMLParagraphElement).firstChild;
      if (number !== null) wrap(number, "a");
    },
  ],
  [
    "comments removed",
    () => {
      for (const comment of nodesOf(NodeFilter.SHOW_COMMENT)) comment.parentNode?.removeChild(comment);
    },
  ],
  [
    "each text wrapped",
    () => {
      for (const text of nodesOf(NodeFilter.SHOW_TEXT)) wrap(text, "font");
    },
  ],
  ["a text changed", () => (find("h2", HTMLHeadingElement).textContent = "Filtre")],
  ["an attribute changed", () => find("form", HTMLFormElement).setAttribute("data-seen", "")],
  ["an element moved", () => find("form", HTMLFormElement).append(find("label", HTMLLabelElement))],
] as const satisfies readonly (readonly [string, () => void])[];

test.each(touches)("keeps entries, the focus, the caret and a press: %s", async (_, touch) => {
  const onSent = vi.fn<FilterFormProps["onSent"]>();
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page(onSent));
  touch();
  find("[name=name]", HTMLInputElement).value = "Ann";
  find("[name=consent]", HTMLInputElement).checked = true;
  find("select", HTMLSelectElement).value = "agent";
  find("[type=checkbox]:not([name])", HTMLInputElement).checked = true;
  find("[value=large]", HTMLInputElement).checked = true;
  const search = find("[type=search]", HTMLInputElement);
  search.focus();
  search.value = "typed";
  search.setSelectionRange(2, 3);
  const button = find("button", HTMLButtonElement);

  const entries = keepEarlyEntries();
  root = hydrateRoot(container, page(onSent), { onRecoverableError: () => queueMicrotask(entries.settle) });
  const settled = entries.settleAll();
  await entries.press(button);
  await settled;

  const all = { kind: "agent", text: "typed", isOn: true, size: "large", name: "Ann", consent: "given" };
  expect(onSent.mock.calls).toEqual([[{ ...all, _size: "large" }]]);
  const focused = find("[type=search]", HTMLInputElement);
  expect(document.activeElement).toBe(focused);
  expect([focused.selectionStart, focused.selectionEnd]).toEqual([2, 3]);
});
