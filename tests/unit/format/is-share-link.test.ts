import { expect, test } from "vitest";
import { isShareLink, sharedInputsId } from "#format/is-share-link.ts";

test("the id for a share link's inputs is a fragment, and no share link itself", () => {
  expect(sharedInputsId).toMatch(/^[a-z-]+$/);
  expect(isShareLink(`#${sharedInputsId}`)).toBe(false);
});
