import { expect, within } from "storybook/test";
import { IncomeLayers } from "#widgets/charts/income-layers.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({ component: IncomeLayers });

/** Five consecutive layers, the last of which is uncertain. */
export const Layers = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const layers = canvas.getAllByRole("listitem");
    await expect(layers.map((layer) => layer.firstElementChild?.textContent)).toEqual([
      "Sick days",
      "Short-term disability at work",
      "Employment Insurance sickness",
      "Long-term disability",
      "CPP or QPP disability",
    ]);
    const [sickDays, shortTerm] = layers.map((layer) =>
      layer.lastElementChild?.firstElementChild?.getBoundingClientRect(),
    );
    await expect(shortTerm?.left).toBeGreaterThanOrEqual(sickDays?.right ?? Number.NaN);
    await expect(canvas.getByRole("figure")).toHaveTextContent("not to scale");
  },
});

/** On a phone the names are above their bars, and nothing overflows. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone", isRotated: false } },
  async play({ canvas, canvasElement }) {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(within(canvas.getByRole("figure")).getByText("Your own job")).toBeVisible();
  },
});
