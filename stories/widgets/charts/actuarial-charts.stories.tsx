import { expect, within } from "storybook/test";
import { Container } from "#design-system/layout/container.tsx";
import { lossFrequency } from "#domain/actuarial.ts";
import { formatPercent } from "#format/number-format.ts";
import { ClaimsInTwentyYears } from "#widgets/charts/actuarial-charts/claims-in-twenty-years.tsx";
import { SurvivalCurve } from "#widgets/charts/actuarial-charts/survival-curve.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: SurvivalCurve,
  args: { title: "Alive at each age" },
});

const claims = lossFrequency(1, 6);

/** Expects each text of a drawing to be at least 12 pixels high, inside the drawing and clear of other texts. */
async function expectReadable(drawing: HTMLElement) {
  const edge = drawing.getBoundingClientRect();
  const texts = [...drawing.querySelectorAll("text")];
  await expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const scale = text.getScreenCTM()?.a ?? 0;
    await expect(Number.parseFloat(getComputedStyle(text).fontSize) * scale).toBeGreaterThanOrEqual(12);
    await expect(left).toBeGreaterThanOrEqual(edge.left);
    await expect(right).toBeLessThanOrEqual(edge.right);
    await expect(top).toBeGreaterThanOrEqual(edge.top);
    await expect(bottom).toBeLessThanOrEqual(edge.bottom);
    const touched = texts.filter((other) => {
      const box = other.getBoundingClientRect();
      return other !== text && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    await expect(touched.map(({ textContent }) => textContent)).toEqual([]);
  }
}

/** The survival curve has a summary in words, and its data is in a table that opens by keyboard. */
export const Survival = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("img", { name: /Of 100,000 people, half are still alive at age 8\d/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const table = within(await canvas.findByRole("table", { name: /every ten years/ }));
    await expect(table.getAllByRole("row")).toHaveLength(12);
    await expect(table.getByRole("row", { name: /^0\b/ })).toHaveTextContent("100,000");
  },
});

/** A distribution with a value on every bar. */
export const Frequency = meta.story({
  render: () => <ClaimsInTwentyYears title="Claims in twenty years" />,
  async play({ canvas }) {
    const drawing = canvas.getByRole("img", { name: /likeliest number of claims is 0, at 36\.8/ });
    await expect(drawing).toBeVisible();
    const bars = [...drawing.querySelectorAll("rect")].map((bar) => bar.parentElement?.textContent);
    await expect(bars).toEqual(claims.map((bar) => `${formatPercent(bar.probability, { maximum: 1 })}${bar.claims}`));
  },
});

/** On the narrowest phone both drawings stay legible, and every bar has its value. */
export const Narrow = meta.story({
  globals: { viewport: { value: "narrow" } },
  render: (args) => (
    <Container>
      <SurvivalCurve {...args} />
      <ClaimsInTwentyYears title="Claims in twenty years" />
    </Container>
  ),
  async play({ canvas }) {
    await expectReadable(canvas.getByRole("img", { name: /half are still alive/ }));
    const frequency = canvas.getByRole("img", { name: /likeliest number of claims/ });
    await expectReadable(frequency);
    const bars = [...frequency.querySelectorAll("rect")];
    await expect(bars).toHaveLength(claims.length);
    for (const bar of bars) {
      const { left, right, top } = bar.getBoundingClientRect();
      const value = bar.nextElementSibling?.getBoundingClientRect();
      await expect(bar.nextElementSibling).toHaveTextContent(/^\d+(\.\d)?%$/);
      await expect(value && (value.left + value.right) / 2).toBeCloseTo((left + right) / 2, 0);
      await expect(value?.bottom).toBeLessThanOrEqual(top + 1);
    }
  },
});

/** The same on a typical phone. */
export const Phone = Narrow.extend({ globals: { viewport: { value: "phone" } } });

/** Both charts, for visual review. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className="grid gap-12">
      <SurvivalCurve {...args} />
      <ClaimsInTwentyYears title="Claims in twenty years" />
    </div>
  ),
});
