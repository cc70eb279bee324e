import { expect, fn, waitFor } from "storybook/test";
import { later } from "#platform/later.tsx";
import preview from "../../.storybook/preview.tsx";

const Part = () => <p>The part is here.</p>;
const load = fn(async () => Part);

const Near = later(load, {
  when: "near",
  loading: "Opening…",
  failed: "It could not be fetched.",
  retry: "Try again",
});

/** Resolves once the browser has told where an element is; observers are told in the order they came in. */
function lookedAt(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

const meta = preview.meta({
  component: Near,
  beforeEach() {
    load.mockReset();
    load.mockImplementation(async () => Part);
  },
});

export const InView = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByText("The part is here.")).toBeVisible();
    await expect(load).toHaveBeenCalledOnce();
  },
});

/** In a closed tab nothing is fetched; once it opens, the part comes. */
export const InAClosedTab = meta.story({
  render: () => (
    <div hidden data-testid="tab">
      <Near />
    </div>
  ),
  async play({ canvas }) {
    const tab = canvas.getByTestId("tab");
    await lookedAt(tab);
    await expect(load).not.toHaveBeenCalled();
    tab.hidden = false;
    await expect(await canvas.findByText("The part is here.")).toBeVisible();
  },
});

/** Off line it says so, and the next press tries again. */
export const Failed = meta.story({
  async beforeEach() {
    load.mockRejectedValueOnce(new Error("off line"));
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText("It could not be fetched.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByText("The part is here.")).toBeVisible());
    await expect(load).toHaveBeenCalledTimes(2);
  },
});

const Idle = later(load, { when: "idle" });

/** What the page doesn't need comes once the browser is idle, and is left out where it can't be fetched. */
export const WhenIdle = meta.story({
  render: () => <Idle />,
  async play({ canvas }) {
    await expect(await canvas.findByText("The part is here.")).toBeVisible();
  },
});
