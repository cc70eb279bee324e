import { expect, seen, test } from "./engine-test.ts";

test("the dark scheme has light text on a dark background", async ({ arrive }) => {
  const page = await arrive("/learn/home-insurance", { scheme: "dark" });
  await seen(page, { role: "heading", level: 1 });
  const lightness = (property: "color" | "backgroundColor") =>
    page.evaluate((name) => {
      // A canvas converts any colour notation to RGB.
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

test("print shows all tab panels, and no controls", async ({ arrive }) => {
  const page = await arrive("/learn/home-insurance", { width: 1280 });
  await seen(page, { role: "heading", level: 1 });
  // The first words of each panel's paragraphs. Firefox prints headings as shapes, which can't be searched.
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
  // The text of side-by-side columns is interleaved line by line, so some paragraphs aren't found; most are in one
  // column.
  for (const ofPanel of openings) {
    const printed = ofPanel.filter((opening) => paper.includes(withoutSpaces(opening)));
    expect(printed.length / ofPanel.length).toBeGreaterThan(0.5);
  }
  for (const control of ["Back to top", "Premium Calculator"]) expect(paper).not.toContain(withoutSpaces(control));
});
