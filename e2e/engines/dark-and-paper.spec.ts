import { expect, seen, test } from "./engine-test.ts";

test("the dark scheme is light text on dark paper", async ({ arrive }) => {
  const page = await arrive({ scheme: "dark" });
  await page.open("/learn/home-insurance");
  await seen(page, { role: "heading", level: 1 });
  const lightness = (property: "color" | "backgroundColor") =>
    page.evaluate((name) => {
      // A canvas turns whatever notation the engine uses into three numbers.
      const canvas = document.createElement("canvas").getContext("2d");
      if (canvas === null) throw new Error("No canvas");
      canvas.fillStyle = getComputedStyle(document.body)[name];
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    }, property);
  expect(await lightness("backgroundColor")).toBeLessThan(60);
  expect(await lightness("color")).toBeGreaterThan(200);
});

test("on paper there is all that the tabs hold, and nothing to press", async ({ arrive }) => {
  const page = await arrive({ width: 1280 });
  await page.open("/learn/home-insurance");
  await seen(page, { role: "heading", level: 1 });
  // How the paragraphs of each panel begin. Headings come out of Firefox as shapes, in which nobody can search.
  const openings = await page.evaluate(() =>
    [...document.querySelectorAll("[role=tabpanel]")].map((panel) =>
      [...panel.querySelectorAll("p")]
        .map((paragraph) => paragraph.firstChild?.nodeValue ?? "")
        .filter((text) => text.length > 60)
        .map((text) => text.slice(0, 20)),
    ),
  );
  expect(openings.filter((ofPanel) => ofPanel.length > 3)).toHaveLength(5);
  const withoutSpaces = (text: string) => text.replace(/\s+/g, "");
  const paper = withoutSpaces(await page.printed());
  // Of two columns side by side, a file gives the lines by turns; most stand alone.
  for (const ofPanel of openings) {
    const printed = ofPanel.filter((opening) => paper.includes(withoutSpaces(opening)));
    expect(printed.length / ofPanel.length).toBeGreaterThan(0.5);
  }
  for (const control of ["Back to top", "Premium Calculator"]) expect(paper).not.toContain(withoutSpaces(control));
});
