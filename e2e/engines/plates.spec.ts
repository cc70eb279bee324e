import { expect, seen, test } from "./engine-test.ts";

for (const scheme of ["light", "dark"] as const) {
  test(`the plates of the home page are drawn from their file in the ${scheme} scheme`, async ({ arrive }) => {
    const page = await arrive("/", { scheme });
    await seen(page, { role: "link", name: "I rent" });
    // A plate that isn't drawn has no extent.
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll("use")].map((plate) => plate.getBBox().width > 0 && plate.getBBox().height > 0),
        ),
      )
      .toEqual(Array(16).fill(true));
  });
}
