import { expect } from "storybook/test";
import { floatingActionRecipe } from "#design-system/floating-action/floating-action.tsx";
import preview from "../../.storybook/preview.tsx";

function Actions() {
  return (
    <div className="flex justify-center gap-40 p-16">
      <a href="#top" className={floatingActionRecipe({ intent: "secondary" })}>
        ↑<span>Back to top</span>
      </a>
      <button type="button" className={floatingActionRecipe({ intent: "primary" })}>
        +<span>Calculator</span>
      </button>
    </div>
  );
}

const meta = preview.meta({ component: Actions });

/** Each button is large enough for a thumb; keyboard focus shows its name beside it. */
export const ByKey = meta.story({
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole("link", { name: /Back to top/ });
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(canvas.getByText("Back to top")).opacity).toBe("1");
    await expect(getComputedStyle(canvas.getByText("Calculator")).opacity).toBe("0");
  },
});
