import { describe, expect, test } from "vitest";
import { entriesOfForm, presenceName } from "#widgets/tools/tool/form/entries-of-form.ts";
import { inputs } from "./small-tool.ts";

function entries(...fields: readonly (readonly [name: string, value: string | File])[]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return entriesOfForm(data, inputs);
}

describe("entriesOfForm", () => {
  test("an empty form has no entries", () => {
    expect(entries()).toStrictEqual({});
    expect(entries(["area", ""], ["name", "  "])).toEqual({});
  });

  test("text is kept as typed, and unknown fields are omitted", () => {
    expect(entries(["area", "1,600 "], ["build", "custom"], ["search", "cars"])).toEqual({
      area: "1,600 ",
      build: "custom",
    });
  });

  test("checkboxes are a list, yes and no are a boolean, and files are ignored", () => {
    expect(entries(["covers", "sewer"], ["covers", "overland"], ["financed", "no"])).toEqual({
      covers: ["sewer", "overland"],
      financed: false,
    });
    expect(entries(["financed", "yes"], ["name", new File(["x"], "x.txt")])).toEqual({ financed: true });
  });

  describe("a list", () => {
    const rows = presenceName("rooms");

    test("rows are read by their number, up to the form's count", () => {
      expect(entries([rows, "2"], ["rooms.0.size", "50"], ["rooms.1.size", "60"], ["rooms.2.size", "70"])).toEqual({
        rooms: [{ size: "50" }, { size: "60" }],
      });
    });

    test("an untouched row at the end is omitted, one in the middle is kept", () => {
      expect(entries([rows, "4"], ["rooms.0.size", "50"], ["rooms.2.size", "60"])).toStrictEqual({
        rooms: [{ size: "50" }, {}, { size: "60" }],
      });
      expect(entries([rows, "2"])).toEqual({});
      expect(entries(["rooms.0.size", "50"])).toEqual({});
    });

    test("a row with only a preselected option counts as untouched", () => {
      const preselected = {
        quotes: {
          kind: "list",
          maxRows: 2,
          fields: {
            line: { kind: "choice", options: ["home", "auto"], default: "home" },
            price: { kind: "money", unit: "CAD", min: 0, max: 9, default: null },
          },
        },
      } as const;
      const data = new FormData();
      data.append(presenceName("quotes"), "1");
      data.append("quotes.0.line", "home");
      expect(entriesOfForm(data, preselected)).toEqual({});
      data.set("quotes.0.line", "auto");
      expect(entriesOfForm(data, preselected)).toEqual({ quotes: [{ line: "auto" }] });
    });
  });

  describe("a group", () => {
    const presence = presenceName("shed");

    test("is present with its fields, or not answered; only one that exists by default can be answered with none", () => {
      expect(entries([presence, "yes"], ["shed.cost", "900"])).toEqual({ shed: { cost: "900" } });
      expect(entries([presence, "no"], ["shed.cost", "900"], ["plan.is", "no"])).toEqual({ plan: null });
      expect(entries(["shed.cost", "900"])).toEqual({});
    });

    test("that is required always has its fields", () => {
      const data = new FormData();
      data.append("car.price", "5");
      expect(
        entriesOfForm(data, {
          car: {
            kind: "group",
            isOptional: false,
            isPresentByDefault: true,
            fields: { price: { kind: "money", unit: "CAD", min: 0, max: 9, default: null } },
          },
        }),
      ).toEqual({ car: { price: "5" } });
    });
  });
});
