import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { withFrenchSpaces } from "../../../scripts/french/french-spaces.ts";

const shown = (text: string) => text.replaceAll("\u00A0", "~");

describe("no-break spaces stand in French", () => {
  test.each([
    ["La franchise : 1 000 $", "La franchise~: 1~000~$"],
    ["Merci! Vous louez?", "Merci! Vous louez?"],
    ["« tous risques »", "«~tous risques~»"],
    ["7,5 %; 1 234,50 $; 8 km", "7,5~%; 1~234,50~$; 8~km"],
    ["de 900 $ à 1 300 $", "de 900~$ à 1~300~$"],
    ["2 100 $ × 0,09 = 189,00 $", "2~100~$~×~0,09 = 189,00~$"],
    ["3,25 milliards de dollars", "3,25~milliards de dollars"],
    ["de 9 h à 17 h 30", "de 9~h à 17~h~30"],
    ["1 888 295-8112", "1~888~295-8112"],
    ["F.P.Q. nº 1, art. 2449, M. Roy, 10 ans", "F.P.Q. nº~1, art.~2449, M.~Roy, 10~ans"],
    ['<Figure basis="S36">20 000 $</Figure> : un plafond', '<Figure basis="S36">20~000~$</Figure>~: un plafond'],
    ["**Québec** : deux dossiers", "**Québec**~: deux dossiers"],
    ["| :--- | ---: |", "| :--- | ---: |"],
    ["Ligne de 12 mots, 24 novembre 2026", "Ligne de 12 mots, 24 novembre 2026"],
  ])("%s", (typed, expected) => {
    expect(shown(withFrenchSpaces(typed, "markdown"))).toBe(expected);
  });

  test.each([
    ['const a = b ? "Oui : 5 %" : "Non";', 'const a = b ? "Oui~: 5~%" : "Non";'],
    [
      "(n) => `Il reste ${n < 2 ? `${n} jour` : `${n} jours`} : ${n} $`",
      "(n) => `Il reste ${n < 2 ? `${n}~jour` : `${n}~jours`}~: ${n}~$`",
    ],
    ["// Un : deux\nconst c = 1;", "// Un : deux\nconst c = 1;"],
    ['f({ label: "L’offre", "a b": 1 })', 'f({ label: "L’offre", "a b": 1 })'],
    ["const d = / : /;", "const d = / : /;"],
  ])("in code, in its texts alone: %s", (code, expected) => {
    expect(shown(withFrenchSpaces(code, "typescript"))).toBe(expected);
  });
});

const files = globSync("src/content/fr/**/*.{md,ts,tsv}");

test("the French texts have them all; `node scripts/french/french-spaces.ts` adds them", () => {
  const lacking = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return withFrenchSpaces(text, file.endsWith(".ts") ? "typescript" : "markdown") !== text;
  });
  expect(lacking).toEqual([]);
});
