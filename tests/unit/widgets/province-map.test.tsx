import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { provinces } from "#content/provinces/provinces.ts";
import { ProvinceMap } from "#widgets/place/province-map.tsx";

/** North first, then west to east, as a map is read. */
const readingOrder = `
  yukon northwest-territories nunavut
  british-columbia alberta saskatchewan manitoba ontario quebec newfoundland-and-labrador
  new-brunswick prince-edward-island
  nova-scotia`;

/** The grid of tiles, with a dot for an empty cell. */
const layout = `
  YT NT NU .  .  .  .
  BC AB SK MB ON QC NL
  .  .  .  .  .  NB PE
  .  .  .  .  .  .  NS`;

const words = (text: string) => text.trim().split(/\s+/);

test("the map's links are ordered from north to south and west to east", () => {
  const html = renderToString(<ProvinceMap provinces={provinces} />);
  const linked = [...html.matchAll(/href="\/provincial\/([a-z-]+)-insurance-guide"/g)].map((match) => match[1]);
  expect(linked).toEqual(words(readingOrder));
});

test("each tile is in the position of its province", () => {
  const drawn = layout
    .trim()
    .split("\n")
    .map((_, row) =>
      Array.from({ length: 7 }, (__, column) => {
        const here = provinces.filter(({ tile }) => tile.row === row && tile.column === column);
        return here.length === 0 ? "." : here.map(({ abbreviation }) => abbreviation).join("+");
      }),
    );
  expect(drawn).toEqual(layout.trim().split("\n").map(words));
});
