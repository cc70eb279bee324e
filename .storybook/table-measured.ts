import { expect, waitFor } from "storybook/test";

/** Waits until every table in sight knows whether it scrolls: it becomes a stop for the keyboard only then. */
export async function everyTableMeasured(): Promise<void> {
  await waitFor(async () => {
    const unmeasured = [...document.querySelectorAll("[data-overflow=unknown]")];
    await expect(unmeasured.filter((box) => box.checkVisibility({ contentVisibilityAuto: true }))).toEqual([]);
  });
}
