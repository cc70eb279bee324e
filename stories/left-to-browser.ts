import { expect, type UserEventObject } from "storybook/test";

/** Expects clicks with each modifier key, which open a link elsewhere, to be left to the browser. */
export async function leftToBrowser(userEvent: Pick<UserEventObject, "setup">, ...links: readonly HTMLElement[]) {
  const isLeft: boolean[] = [];
  const onClick = (event: MouseEvent) => {
    isLeft.push(!event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener("click", onClick);
  for (const key of ["Control", "Meta", "Shift", "Alt"]) {
    const user = userEvent.setup({ document });
    await user.keyboard(`{${key}>}`);
    for (const link of links) await user.click(link);
    await user.keyboard(`{/${key}}`);
  }
  removeEventListener("click", onClick);
  await expect(isLeft).toEqual(Array.from({ length: 4 * links.length }, () => true));
}
