import { expect, type within } from "storybook/test";

/** Expects a link of a name to lead to an address. */
export async function expectLink(
  canvas: Pick<ReturnType<typeof within>, "getByRole">,
  name: string | RegExp,
  href: string,
): Promise<void> {
  await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", href);
}
