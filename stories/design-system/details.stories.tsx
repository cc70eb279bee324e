import { expect, fn, waitFor } from "storybook/test";
import { Details } from "#design-system/details/details.tsx";
import { openDetailsForPrint } from "#design-system/details/open-details.ts";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Details,
  args: {
    summary: "Does my home policy cover a flood?",
    children: <p>Usually not from outside. Overland water is an addition that you ask for.</p>,
    onToggle: fn(),
  },
});

/** Reached by Tab; opened and closed natively by the browser. */
export const OpensAndCloses = meta.story({
  async play({ canvas, userEvent, args }) {
    const answer = canvas.getByText(/^Usually not/);
    await expect(answer).not.toBeVisible();
    const summary = canvas.getByText("Does my home policy cover a flood?");
    await userEvent.tab();
    await expect(summary.closest("summary")).toHaveFocus();
    await userEvent.click(summary);
    await waitFor(() => expect(answer).toBeVisible());
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
    await userEvent.click(summary);
    await waitFor(() => expect(answer).not.toBeVisible());
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(false));
  },
});

/** Without rules, in a row that has its own. */
export const Plain = OpensAndCloses.extend({ args: { look: "plain" } });

/** A fragment in the address opens the details: the id is on the content, and browsers open its ancestors. */
export const FromTheAddress = OpensAndCloses.extend({
  args: { id: "flood" },
  async play({ canvas }) {
    location.hash = "flood";
    await waitFor(() => expect(canvas.getByText(/^Usually not/)).toBeVisible());
  },
});

/** With reduced motion the details open without a transition. */
export const ReducedMotion = OpensAndCloses.extend({
  globals: { media: "reduced-motion" },
  async play({ canvas, canvasElement, userEvent }) {
    const box = canvasElement.querySelector("details");
    const closed = box?.getBoundingClientRect().height ?? 0;
    await userEvent.click(canvas.getByText("Does my home policy cover a flood?"));
    const opened = box?.getBoundingClientRect().height ?? 0;
    await expect(opened).toBeGreaterThan(closed + 20);
    await expect(document.getAnimations().filter(({ playState }) => playState === "running")).toEqual([]);
    await expect(canvas.getByText(/^Usually not/)).toBeVisible();
  },
});

/** In print the answer is shown and the marker is hidden, because paper can't be opened. */
export const OnPaper = OpensAndCloses.extend({
  globals: { media: "print" },
  async play({ canvas, canvasElement }) {
    const answer = canvas.getByText(/^Usually not/);
    await expect(canvasElement.querySelector("details")).not.toHaveAttribute("open");
    // Does nothing where the style sheet opens the details.
    openDetailsForPrint();
    dispatchEvent(new Event("beforeprint"));
    await waitFor(() => expect(answer.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
    await expect(answer.getBoundingClientRect().height).toBeGreaterThan(10);
    await expect(canvasElement.querySelector("svg")?.checkVisibility()).toBe(false);
    dispatchEvent(new Event("afterprint"));
    await expect(canvasElement.querySelector("details")).not.toHaveAttribute("open");
  },
});

/** Closed, open, with a heading and with a very long question. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ summary, children }) => (
    <div>
      <Details summary={summary}>{children}</Details>
      <Details summary="An open one" open>
        {children}
      </Details>
      <Details summary="A heading" headingLevel={3}>
        {children}
      </Details>
      <Details summary="What happens if I told the insurer that I drive to work two days a week, and then my employer asks everyone back to the office for five?">
        {children}
      </Details>
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("group")).toHaveLength(4);
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveAccessibleName("A heading");
  },
});
