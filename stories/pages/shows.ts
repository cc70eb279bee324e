import { expect, within } from "storybook/test";

/** Parts of a page by role and name, each with what it says, or with its number of list items. */
export type Parts = readonly (readonly [role: string, name: string | RegExp, says?: string | RegExp | number])[];

/** Expects the page to have each part. The role "page" stands for the whole of it. */
export async function shows(page: HTMLElement, parts: Parts): Promise<void> {
  for (const [role, name, says = /\w/] of parts) {
    const part = role === "page" ? page : within(page).getByRole(role, { name });
    if (typeof says === "number") await expect(within(part).getAllByRole("listitem")).toHaveLength(says);
    else await expect(part).toHaveTextContent(says);
  }
}
