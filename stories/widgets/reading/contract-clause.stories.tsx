import { expect } from "storybook/test";
import { ClauseNote, ContractClause } from "#widgets/reading/contract-clause.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: ContractClause,
  args: {
    children: [
      "… shall carry liability insurance …",
      <ClauseNote key="note">A clause as it often stands in a lease.</ClauseNote>,
    ],
  },
});

/** The clause on its page, and the note as the caption of the figure. */
export const Lease = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("figure")).toHaveTextContent("… shall carry liability insurance …");
    await expect(canvasElement.querySelector("figcaption")).toHaveTextContent(
      /^A clause as it often stands in a lease\.$/,
    );
  },
});
