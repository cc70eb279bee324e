import { countFigures, countKinds, followableShare, proseFigures } from "./prose-figures.ts";

/** The legend of the columns. */
const meanings = {
  followable: "cites a source with the URL of its page",
  "dead end": "names a source without a page",
  practice: "ordinary practice, without a source",
  guide: "the owner's own ranges, weights and rules of thumb, marked as such",
  promise: "the site's promises about itself",
  example: "made up for illustration",
} as const;

const states = ["followable", "dead end", "practice", "guide", "promise", "example"] as const;

const row = (cells: readonly string[], name: string) => `${cells.map((cell) => cell.padStart(11)).join("")}  ${name}`;

const percent = (share: number) => `${share.toFixed(1)} %`;

/** The report's lines: pages, those with the lowest share first; kinds of source; totals. */
export function proseFigureReport(): readonly string[] {
  const figures = proseFigures();
  const counted = (own: typeof figures, name: string) => {
    const counts = countFigures(own);
    return row([...states.map((state) => String(counts[state])), percent(followableShare(counts))], name);
  };
  const pages = [...Map.groupBy(figures, ({ page }) => page)].toSorted(
    ([one, ofOne], [other, ofOther]) =>
      followableShare(countFigures(ofOne)) - followableShare(countFigures(ofOther)) || one.localeCompare(other),
  );
  const total = countFigures(figures);
  return [
    ...states.map((state) => `${state.padStart(11)}: ${meanings[state]}`),
    row([...states, "share"], "page"),
    ...pages.map(([page, own]) => counted(own, page)),
    counted(figures, "all pages"),
    "",
    row(["sources", "figures"], "kind of source"),
    ...countKinds(figures).map((kind) => row([String(kind.sources), String(kind.figures)], kind.kind)),
    "",
    `${percent(followableShare(total))} of the ${figures.length - total.promise - total.example} figures about the world can be traced to a page; the rest are ${total.guide} of the owner's own, ${total.practice} of practice and ${total["dead end"]} dead ends.`,
    `Not counted in the share: ${total.promise} promises of the site and ${total.example} made-up examples.`,
  ];
}
