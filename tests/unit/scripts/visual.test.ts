import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { visualArguments } from "../../../scripts/visual/arguments.ts";
import { isFoundation, storiesOn } from "../../../scripts/visual/changed-stories.ts";
import { comparePictures } from "../../../scripts/visual/compare-pictures.ts";
import { bySeverity, needsReview, reportPage, type Finding } from "../../../scripts/visual/report.ts";

/** A picture of one colour. */
function sheet(width: number, height: number, grey: number): PNG {
  const picture = new PNG({ width, height });
  picture.data.fill(grey);
  for (let alpha = 3; alpha < picture.data.length; alpha += 4) picture.data[alpha] = 255;
  return picture;
}

describe("two pictures", () => {
  test("that are equal do not differ", () => {
    expect(comparePictures(sheet(4, 4, 9), sheet(4, 4, 9)).share).toBe(0);
  });
  test("of another colour differ completely", () => {
    expect(comparePictures(sheet(4, 4, 0), sheet(4, 4, 255)).share).toBe(1);
  });
  test("of different sizes differ by the area that only one covers, and the difference shows both", () => {
    const { share, picture } = comparePictures(sheet(4, 4, 0), sheet(4, 8, 0));
    expect(share).toBe(0.5);
    expect([picture.width, picture.height]).toEqual([4, 8]);
  });
});

describe("the report", () => {
  const same: Finding = { kind: "same", story: "a", mode: "phone light" };
  const little: Finding = { kind: "different", story: "b", mode: "phone light", share: 0.01 };
  const much: Finding = { kind: "different", story: "c", mode: "phone dark", share: 0.4 };
  const added: Finding = { kind: "added", story: "d", mode: "phone light" };
  const broken: Finding = { kind: "broken", story: "e", mode: "phone light", cause: "<b>no</b>" };

  test("lists the largest difference first", () => {
    expect([same, added, little, broken, much].toSorted(bySeverity)).toEqual([broken, much, little, added, same]);
  });
  test("asks for a review unless all are identical", () => {
    expect(needsReview([same])).toBe(false);
    expect(needsReview([same, added])).toBe(true);
  });
  test("shows before, after and difference, and escapes the cause", () => {
    const page = reportPage("HEAD", [same, little, broken]);
    expect(page).toContain("2 of 3 pictures differ from HEAD");
    for (const kind of ["before", "after", "difference"]) expect(page).toContain(`b--phone-light-${kind}.png`);
    expect(page).toContain("&lt;b>no&lt;/b>");
    expect(page).not.toContain("a--phone-light");
  });
});

describe("the comparison", () => {
  test.each([
    [[], { commit: "HEAD", stories: [], changed: false }],
    [["main"], { commit: "main", stories: [], changed: false }],
    [
      ["main", "design-system-button", "widgets-"],
      { commit: "main", stories: ["design-system-button", "widgets-"], changed: false },
    ],
    [["main", "--changed"], { commit: "main", stories: [], changed: true }],
  ])("is set by %j", (args, expected) => {
    expect(visualArguments(args)).toEqual(expected);
  });
  test("is refused for an unknown flag", () => {
    expect(() => visualArguments(["--chnaged"])).toThrow();
  });
});

describe("a change affects", () => {
  const files = ["badge", "button", "skeleton", "tabs"].map((part) => `./stories/design-system/${part}.stories.tsx`);
  const dialog = "./stories/widgets/leads/lead-dialog.stories.tsx";
  const reached = (...changed: string[]) => [...storiesOn(changed, [...files, dialog])];

  test("the part's own stories, and those of its dependants", () => {
    expect(reached("src/design-system/badge/badge.tsx")).toEqual([files[0]]);
    expect(reached("src/design-system/button/button-recipe.ts")).toEqual([files[1], dialog]);
  });
  test("parts that import the file dynamically", () => {
    expect(reached("src/widgets/leads/lead-dialog/lead-dialog-content.tsx")).toEqual([dialog]);
  });
  test("the stories of the part with this stylesheet", () => {
    expect(reached("src/design-system/tabs/tabs.css")).toEqual([files[3]]);
  });
  test("all stories, for a file that all parts import", () => {
    for (const foundation of ["src/design-system/tokens.css", ".storybook/preview.tsx", "package-lock.json"]) {
      expect(isFoundation(foundation)).toBe(true);
      expect(reached(foundation)).toEqual([...files, dialog]);
    }
  });
  test("no stories, for a file outside them", () => {
    expect(reached("README.md", "scripts/visual/visual.ts")).toEqual([]);
  });
});
