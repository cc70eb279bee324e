import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Graded } from "#widgets/comparison/rating-badge/graded.tsx";
import { RatingBadge } from "#widgets/comparison/rating-badge/rating-badge.tsx";

// In French the words for no grade contain an A, which the colour of a grade depends on.
test("the lack of a grade looks like a grade without an A", () => {
  const lack = renderToStaticMarkup(<Graded />);
  expect(lack.replace("Aucune trouvée", "B")).toBe(renderToStaticMarkup(<RatingBadge grade="B" isLabelled />));
});
