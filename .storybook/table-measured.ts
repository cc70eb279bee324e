import { expect, waitFor } from "storybook/test";

/** Waits until every visible table has measured whether it scrolls, which makes it a Tab stop. */
export async function everyTableMeasured(): Promise<void> {
  await waitFor(async () => {
    const unmeasured = [...document.querySelectorAll("[data-overflow=unknown]")];
    await expect(unmeasured.filter((box) => box.checkVisibility({ contentVisibilityAuto: true }))).toEqual([]);
  });
}
