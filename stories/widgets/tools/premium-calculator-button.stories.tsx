import { expect, fn, screen, waitFor, within } from "storybook/test";
import { PremiumCalculator } from "#app/premium-calculator.tsx";
import { PremiumCalculatorButton } from "#widgets/tools/premium-calculator/premium-calculator-button.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as premiumCalculatorWords from "#words/premium-calculator.ts";
import * as shellWords from "#words/shell.ts";

const load = fn<() => Promise<typeof PremiumCalculator>>();

const meta = preview.meta({
  component: PremiumCalculatorButton,
  args: { load },
  beforeEach() {
    load.mockReset();
    load.mockResolvedValue(PremiumCalculator);
  },
});

const opener = (canvas: ReturnType<typeof within>) => canvas.getByRole("button", { name: /Premium Calculator/ });
const dialog = () => screen.findByRole("dialog", { name: premiumCalculatorWords.insurancePremiumCalculator });

/** Bottom right; opened by keyboard, closed by Escape, and focus is back on the button. */
export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(opener(canvas)).toHaveFocus();
    const { right, bottom } = opener(canvas).getBoundingClientRect();
    await expect(document.documentElement.clientWidth - right).toBeLessThan(24);
    await expect(innerHeight - bottom).toBeLessThan(24);
    await userEvent.keyboard("{Enter}");
    await expect(
      within(await dialog()).getByRole("button", { name: premiumCalculatorWords.calculatePremium }),
    ).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener(canvas)).toHaveFocus());
  },
});

/** Until it is pressed it is a button and nothing else: no dialog, no figures asked for. Later openings fetch nothing. */
export const CostsNothing = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.hover(opener(canvas));
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(load).not.toHaveBeenCalled();
    await userEvent.click(opener(canvas));
    await dialog();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(opener(canvas));
    await dialog();
    await expect(load).toHaveBeenCalledOnce();
  },
});

/** On a slow line the button says that it is working, and a second press doesn't start again. */
export const Loading = meta.story({
  async play({ canvas, userEvent }) {
    const line = Promise.withResolvers<typeof PremiumCalculator>();
    load.mockReturnValue(line.promise);
    await userEvent.dblClick(opener(canvas));
    await expect(opener(canvas)).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Opening the calculator");
    await expect(load).toHaveBeenCalledOnce();
    line.resolve(PremiumCalculator);
    await dialog();
  },
});

/** Without a connection it says so instead of breaking the page, and the next press tries again. */
export const Offline = meta.story({
  async play({ canvas, userEvent }) {
    load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await userEvent.click(opener(canvas));
    await expect(await canvas.findByText(shellWords.calculatorNotFetched)).toBeVisible();
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(opener(canvas));
    await dialog();
    await expect(canvas.queryByText(/could not be fetched/)).not.toBeInTheDocument();
  },
});
