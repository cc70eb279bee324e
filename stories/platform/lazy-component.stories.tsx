import { expect, fn, waitFor } from "storybook/test";
import { lazyComponent } from "#platform/lazy-component.tsx";
import preview from "../../.storybook/preview.tsx";

const Part = () => <p>The part is here.</p>;
const load = fn(async () => Part);

const Near = lazyComponent(load, {
  when: "near",
  loading: "Opening…",
  failed: "It could not be fetched.",
  retry: "Try again",
});

/** Resolves after an intersection observer has reported the element; observers are notified in order of creation. */
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

/** A closed tab loads nothing; opening it loads the component. */
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

/** Offline, an error is shown, and the next press retries. */
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

const Idle = lazyComponent(load, { when: "idle" });

/** A nonessential component loads when the browser is idle, and is omitted when loading fails. */
export const WhenIdle = meta.story({
  render: () => <Idle />,
  async play({ canvas }) {
    await expect(await canvas.findByText("The part is here.")).toBeVisible();
  },
});
