import { expect, fn, waitFor } from "storybook/test";
import { productNames } from "#content/product-names.ts";
import { AskedInsurers } from "#widgets/tools/tool-screen/asked-insurers.tsx";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";

const load = fn(async () => productNames);

const meta = preview.meta({ component: AskedInsurers, args: { load } });

function openedWith(search: string) {
  return () => {
    const before = location.href;
    const address = new URL(before);
    for (const [name, value] of new URLSearchParams(search)) address.searchParams.append(name, value);
    history.replaceState(history.state, "", address);
    return () => history.replaceState(history.state, "", before);
  };
}

/** The address names two products, one of them twice. */
export const TwoInsurers = meta.story({
  beforeEach: openedWith("insurer=home-intact&insurer=home-wawanesa&insurer=home-intact"),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
    await expect(texts(canvas, "listitem")).toEqual(["Intact Insurance, Home insurance", "Wawanesa, Home insurance"]);
  },
});

/** A link of somebody else's can't put words on the page. */
export const UnknownName = meta.story({
  beforeEach: openedWith("insurer=Call+this+number"),
  async play({ canvas }) {
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(/You’re asking for a quote/)).not.toBeInTheDocument();
  },
});

/** Nobody asked for, nothing fetched. */
export const NobodyInParticular = meta.story({
  beforeEach: openedWith(""),
  async play({ canvas }) {
    await expect(load).not.toHaveBeenCalled();
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
});
