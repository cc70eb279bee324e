import { expect, test } from "vitest";
import { shownOffice, type Office, type ShownOffice } from "#domain/office.ts";

const brief: ShownOffice = {
  id: "gio",
  name: "General Insurance OmbudService (GIO)",
  takes: "Complaints about home and car insurers",
  cost: "Free",
  url: "https://giocanada.org/",
  phone: [],
  read: "2026-11-24",
};
const full: ShownOffice = { ...brief, limits: "No prices", time: "Within 90 days", sources: ["S133"] };

test.each<[string, ShownOffice, Partial<Office>]>([
  ["the fields that it has", brief, {}],
  ["each field for visitors", full, {}],
  ["nothing else of a namesake", full, { isNamesake: true }],
])("an office shows %s", (_, shown, rest) => {
  expect(shownOffice({ ...shown, place: "canada", linkedNames: ["GIO"], ...rest })).toStrictEqual(shown);
});
