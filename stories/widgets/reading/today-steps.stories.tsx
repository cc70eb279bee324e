import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, fn, waitFor, within } from "storybook/test";
import { environmentInMemory } from "../../tool-environment.tsx";
import { safeStorage } from "#services/safe-storage.ts";
import { TodaySteps } from "#widgets/reading/checklist/today-steps.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as readingWords from "#words/reading.ts";

const sharedStorage = environmentInMemory();

const steps = (
  <ul>
    <li>
      <strong>Before you sign.</strong> Read the clause about insurance.
    </li>
    <li>
      <strong>By the day you get the keys.</strong> Start the policy, and read <a href="#proof">what proof</a> is asked.
    </li>
    <li>
      <strong>Within 31 days.</strong> Convert the life insurance.
    </li>
  </ul>
);

const onPrint = fn();

const meta = preview.meta({
  component: TodaySteps,
  args: { id: "example", children: steps, values: environmentInMemory(), onPrint },
});

const box = /^Before you sign\. Read the clause/;

/** Each step begins with its deadline. A tick counts, and is there again when the page is opened later. */
export const Kept = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function Pages(args) {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <TodaySteps key={visit} {...args} />
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Open the page again
        </button>
      </>
    );
  },
  args: { values: environmentInMemory() },
  async play({ canvas, userEvent }) {
    const list = canvas.getByRole("figure", { name: readingWords.doThisToday });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByText(readingWords.stepsDone(0, 3))).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: box }));
    await expect(canvas.getByText(readingWords.stepsDone(1, 3))).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: "Open the page again" }));
    await expect(canvas.getByRole("checkbox", { name: box })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: /^Within 31 days/ })).not.toBeChecked();
    await expect(canvas.getByText(readingWords.stepsDone(1, 3))).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: readingWords.clearTicks }));
    await expect(canvas.getByText(readingWords.stepsDone(0, 3))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Open the page again" }));
    await expect(canvas.getByRole("checkbox", { name: box })).not.toBeChecked();
  },
});

/** The button that clears the ticks looks like the one beside it, before and after a tick. */
export const Buttons = meta.story({
  args: { values: environmentInMemory() },
  async play({ canvas, userEvent }) {
    const look = (name: string) => {
      const { opacity, color, borderColor, cursor } = getComputedStyle(canvas.getByRole("button", { name }));
      return { opacity, color, borderColor, cursor };
    };
    await expect(look(readingWords.clearTicks)).toEqual(look(readingWords.printSteps));
    await userEvent.click(canvas.getByRole("checkbox", { name: box }));
    await expect(look(readingWords.clearTicks)).toEqual(look(readingWords.printSteps));
  },
});

/** Ticks set or cleared in another tab show here, and a tick set here leaves those of the other tab. */
export const TwoTabs = meta.story({
  args: { values: sharedStorage },
  async play({ canvas, args, userEvent }) {
    const key = `steps:${args.id}`;
    const inOtherTab = (ticked: string | null) => {
      if (ticked === null) sharedStorage.remove(key);
      else sharedStorage.write(key, ticked);
      dispatchEvent(new StorageEvent("storage", { key: ticked === null ? null : key }));
    };
    const first = canvas.getByRole("checkbox", { name: box });
    const last = canvas.getByRole("checkbox", { name: /^Within 31 days/ });
    inOtherTab(JSON.stringify(["Before you sign. Read the clause about insurance."]));
    await waitFor(() => expect(first).toBeChecked());
    await userEvent.click(last);
    await expect(canvas.getByText(readingWords.stepsDone(2, 3))).toBeVisible();
    await expect(JSON.parse(sharedStorage.read(key) ?? "[]")).toHaveLength(2);
    inOtherTab(null);
    await waitFor(() => expect(first).not.toBeChecked());
    await expect(last).not.toBeChecked();
  },
});

/** The text of a step can be selected, which doesn't tick it; a press on the text does. */
export const SelectedText = meta.story({
  args: { values: environmentInMemory() },
  async play({ canvas, userEvent }) {
    const text = canvas.getByText("Read the clause about insurance.", { exact: false });
    const { left, top, height } = text.getBoundingClientRect();
    const at = (x: number) => ({ target: text, coords: { clientX: left + x, clientY: top + height / 2 } });
    const reached = document.elementFromPoint(left + 10, top + height / 2);
    await expect(text.contains(reached)).toBe(true);

    await userEvent.pointer([{ keys: "[MouseLeft>]", ...at(5) }, at(80)]);
    getSelection()?.selectAllChildren(text);
    await userEvent.pointer([{ keys: "[/MouseLeft]", ...at(80) }]);
    await expect(canvas.getByRole("checkbox", { name: box })).not.toBeChecked();

    getSelection()?.removeAllRanges();
    await userEvent.click(text);
    await expect(canvas.getByRole("checkbox", { name: box })).toBeChecked();
    const link = canvas.getByRole("link", { name: "what proof" });
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(canvas.getByRole("checkbox", { name: /^By the day/ })).not.toBeChecked();
  },
});

/** By keyboard: the space bar ticks a step and takes the tick away, and the button prints. */
export const ByKeyboard = meta.story({
  args: { values: environmentInMemory() },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: box })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText(readingWords.stepsDone(1, 3))).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText(readingWords.stepsDone(0, 3))).toBeVisible();
    canvas.getByRole("button", { name: readingWords.printSteps }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(onPrint).toHaveBeenCalledOnce();
  },
});

/** In a browser that blocks storage, ticks count until the page is left. */
export const StorageBlocked = meta.story({
  args: {
    values: safeStorage(() => {
      throw new Error("blocked");
    }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("checkbox", { name: box }));
    await expect(canvas.getByText(readingWords.stepsDone(1, 3))).toBeVisible();
  },
});

/** A kept note that something else wrote, or that is broken, counts as no tick. */
export const BrokenNote = meta.story({
  args: { values: { ...environmentInMemory(), read: () => '{"not":"a list"' } },
  async play({ canvas }) {
    await expect(canvas.getByText(readingWords.stepsDone(0, 3))).toBeVisible();
  },
});

/** As prerendered, before or without scripts: every step, its deadline and its box are in the page. */
export const WithoutScripts = meta.story({
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<TodaySteps {...args} />) }} />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(3);
    await expect(canvas.getByText("By the day you get the keys.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: readingWords.printSteps })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: box }));
    await expect(canvas.getByRole("checkbox", { name: box })).toBeChecked();
  },
});

/** On paper every step keeps its box; the buttons stay on the screen. */
export const OnPaper = meta.story({
  globals: { media: "print" },
  async play({ canvas }) {
    for (const item of canvas.getAllByRole("listitem")) {
      await expect(item).toBeVisible();
      await expect(within(item).getByRole("checkbox")).toBeVisible();
    }
    await expect(canvas.queryByRole("button", { name: readingWords.printSteps })).toBeNull();
  },
});
