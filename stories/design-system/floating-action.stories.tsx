import { expect } from "storybook/test";
import { floatingActionRecipe } from "#design-system/floating-action/floating-action.tsx";
import preview from "../../.storybook/preview.tsx";

function FloatingAction() {
  return (
    <div className="flex justify-center p-16">
      <button type="button" className={floatingActionRecipe({ intent: "primary" })}>
        <b aria-hidden="true">?</b>
        <span>Ask a question</span>
      </button>
    </div>
  );
}

const meta = preview.meta({ component: FloatingAction, parameters: { layout: "fullscreen" } });

/** Large enough for a finger; its name is there for assistive technology, and for everyone who reaches it by key. */
export const ByKey = meta.story({
  async play({ canvas, userEvent }) {
    const action = canvas.getByRole("button", { name: "Ask a question" });
    const { width, height } = action.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    const name = canvas.getByText("Ask a question");
    await expect(getComputedStyle(name).opacity).toBe("0");
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await expect(getComputedStyle(name).opacity).toBe("1");
  },
});
