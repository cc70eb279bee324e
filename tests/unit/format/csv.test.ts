import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byteOrderMark, toCsv } from "#format/csv.ts";

/** Parses RFC 4180, to compare with the written text. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let text = "";
  let quoted = false;
  for (let index = 0; index < csv.length; index += 1) {
    const character = csv.charAt(index);
    if (quoted) {
      if (character === '"' && csv.charAt(index + 1) === '"') {
        text += '"';
        index += 1;
      } else if (character === '"') quoted = false;
      else text += character;
    } else if (character === '"') quoted = true;
    else if (character === ",") {
      row.push(text);
      text = "";
    } else if (character === "\r" && csv.charAt(index + 1) === "\n") {
      rows.push([...row, text]);
      row = [];
      text = "";
      index += 1;
    } else text += character;
  }
  return rows;
}

test("the byte order mark is that of UTF-8", () => {
  expect([...new TextEncoder().encode(byteOrderMark)]).toEqual([0xef, 0xbb, 0xbf]);
});

describe("toCsv", () => {
  test.each([
    [[["Age", "Very high"]], "Factor,Impact\r\nAge,Very high\r\n"],
    [[['say "no"', "a, b"]], 'Factor,Impact\r\n"say ""no""","a, b"\r\n'],
    [[["=1+1", "@x"]], "Factor,Impact\r\n'=1+1,'@x\r\n"],
    [[["Saved", -1234.5]], "Factor,Impact\r\nSaved,-1234.5\r\n"],
    [[["＝1+1", "＠x"]], "Factor,Impact\r\n'＝1+1,'＠x\r\n"],
    [[["＋1", "－1"]], "Factor,Impact\r\n'＋1,'－1\r\n"],
    [[["﹦1", "\n=1"]], "Factor,Impact\r\n'﹦1,\"'\n=1\"\r\n"],
    [[], "Factor,Impact\r\n"],
  ])("%j", (rows, expected) => {
    expect(toCsv(["Factor", "Impact"], rows)).toBe(expected);
  });

  test("every text without a formula sign is read back unchanged", () => {
    const text = fc
      .string({ unit: "grapheme" })
      .filter((value) => !/^[=+\-@\t\r\n\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]/.test(value));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
        expect(parse(toCsv(["a", "b"], rows)).slice(1)).toEqual(rows);
      }),
    );
  });
});
