import { countFigures, followableShare, proseFigures } from "./prose-figures.ts";

const states = ["followable", "practice", "guide", "promise", "example"] as const;

const row = (cells: readonly string[], name: string) => `${cells.map((cell) => cell.padStart(11)).join("")}  ${name}`;

/** Prints, page by page, what stands behind the figures; pages with most figures that can't be followed come first. */
export function reportProseFigures(): void {
  const figures = proseFigures();
  const pages = [...Map.groupBy(figures, ({ page }) => page)]
    .map(([page, own]) => ({ page, counts: countFigures(own) }))
    .toSorted(
      (one, other) =>
        other.counts.practice - one.counts.practice ||
        other.counts.guide - one.counts.guide ||
        one.page.localeCompare(other.page),
    );
  console.log(row(states, "page"));
  for (const { page, counts } of pages) {
    console.log(
      row(
        states.map((state) => String(counts[state])),
        page,
      ),
    );
  }
  const total = countFigures(figures);
  console.log(
    row(
      states.map((state) => String(total[state])),
      "all pages",
    ),
  );
  const share = (total.followable / figures.length) * 100;
  console.log(
    `${followableShare(total).toFixed(1)} % of the figures about the world lead to a page with its date; of all marked figures, worked examples and the site's own promises included, ${share.toFixed(1)} %.`,
  );
}
