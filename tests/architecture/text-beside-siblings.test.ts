import { resolve } from "node:path";
import { createVirtualFileSystem } from "typescript/unstable/fs";
import { describe, expect, test } from "vitest";
import { looseTextBelow } from "./text-beside-siblings.ts";

test("text that changes beside siblings has an element of its own, so that a translated page keeps working", () => {
  const found = looseTextBelow(resolve("src"));
  expect(found.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
}, 120_000);

const declarations = `
declare namespace JSX {
  type Element = ReactElement;
  interface ElementChildrenAttribute { children: unknown }
  interface IntrinsicAttributes { key?: string }
  interface IntrinsicElements { [name: string]: { key?: string; children?: unknown } }
}
interface ReactElement { readonly type: string }
type ReactNode = ReactElement | string | number | boolean | null | undefined | readonly ReactNode[];
type Props = { label: string; count: number; isOn: boolean; rows: readonly { name: string }[]; node: ReactNode };
declare function Icon(): ReactElement;
declare function Offer(): ReactElement | null;
`;

const cases: readonly (readonly [name: string, jsx: string, found: readonly string[]])[] = [
  ["a value beside an element", "<p><b /> {props.label}</p>", ["{props.label}"]],
  ["a value beside text", "<p>of {props.count}</p>", ["{props.count}"]],
  ["conditional text", '<p><b />{props.isOn && "On"}</p>', ['{props.isOn && "On"}']],
  [
    "two texts in turn",
    '<p>{props.isOn && "On"}{!props.isOn && "Off"}</p>',
    ['{props.isOn && "On"}', '{!props.isOn && "Off"}'],
  ],
  ["content of any kind", "<p>{props.node}<b /></p>", ["{props.node}"]],
  ["a component that returns text", "props.label", ["View"]],
  ["text in a fragment", "<>{props.label}</>", ["{props.label}"]],
  ["text after an element that may disappear", "<p>{props.isOn && <b />} text</p>", ["text"]],
  ["text after a component that may render nothing", "<p><Offer />text</p>", ["text"]],
  ["a text alone", "<p>{props.label}</p>", []],
  ["two texts in turn, alone", '<p>{props.isOn ? "On" : "Off"}</p>', []],
  ["text in an element", "<p><b /><span>{props.label}</span></p>", []],
  ["text that never changes", "<p><b /> {label}</p>", []],
  ["text in an element that its value keys", "<p key={props.label}><b />{props.label}</p>", []],
  ["elements", "<p>{props.isOn && <b />}{props.rows.map(({ name }) => <i key={name} />)}</p>", []],
  ["text before an element that may disappear", "<p>text {props.isOn && <b />}</p>", []],
  ["text after a component that always renders", "<p><Icon />text</p>", []],
];

describe("the check for text beside siblings", () => {
  const file = (jsx: string) => `const label = "Label"; export function View(props: Props) { return ${jsx}; }`;
  const found = looseTextBelow(
    "/sample",
    createVirtualFileSystem({
      "/sample/tsconfig.json": JSON.stringify({ compilerOptions: { strict: true, jsx: "preserve", types: [] } }),
      "/sample/react.d.ts": declarations,
      ...Object.fromEntries(cases.map(([, jsx], index) => [`/sample/${index}.tsx`, file(jsx)])),
    }),
  );

  test.each(cases.map(([name, , expected], index) => ({ name, expected, index })))("$name", ({ expected, index }) => {
    expect(found.filter((text) => text.file === `/sample/${index}.tsx`).map(({ code }) => code)).toEqual(expected);
  });
});
