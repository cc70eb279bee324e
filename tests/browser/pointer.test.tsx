import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "#design-system/button/button.tsx";
import { Card } from "#design-system/card/card.tsx";
import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import { Details } from "#design-system/details/details.tsx";
import { floatingActionRecipe } from "#design-system/floating-action/floating-action.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { RadioGroup } from "#design-system/radio-group/radio-group.tsx";
import { Select } from "#design-system/select/select.tsx";
import { defineTabGroup } from "#design-system/tabs/tab-group.ts";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import { SortButton } from "#widgets/comparison/comparison-table/sort-button.tsx";
import "../../src/design-system/styles.css";

defineTabGroup();
const tabs = ["First", "Second"].map((title) => ({ id: title.toLowerCase(), title, content: title }));
const options = [{ value: "life", label: "Life" }];

/** Parts that respond to a pointer, each with the selector of the pointer's target. */
const parts: readonly (readonly [name: string, part: ReactElement, pointedAt: string])[] = [
  ["a button", <Button>Send</Button>, "button"],
  ["a link", <TextLink href="#guide">The guide</TextLink>, "a"],
  ["a card", <Card title="Home" headingLevel={3} href="#home" />, "a"],
  ["a text box", <TextInput aria-label="Name" />, "input"],
  ["a select", <Select aria-label="Interest" options={options} />, "select"],
  ["a checkbox, by its label", <Checkbox label="I agree" />, "label span:last-child"],
  ["a choice, by its label", <RadioGroup name="line" legend="Line" options={options} />, "label span"],
  ["a tab", <Tabs label="Parts" items={tabs} />, "a:last-child"],
  ["the summary of details", <Details summary="Why?">Because.</Details>, "summary"],
  ["a column that sorts", <SortButton label="Company" direction="none" onPress={() => undefined} />, "button"],
  [
    "a floating action",
    <button type="button" className={floatingActionRecipe({ intent: "primary" })}>
      +<span>Calculator</span>
    </button>,
    "button",
  ],
];

function look(box: HTMLElement): readonly string[] {
  return [...box.querySelectorAll("*")].map((element) => {
    const { color, backgroundColor, borderColor, textDecorationLine, textDecorationThickness, opacity } =
      getComputedStyle(element);
    return [color, backgroundColor, borderColor, textDecorationLine, textDecorationThickness, opacity].join(" ");
  });
}

// With a real pointer, which stories lack: the pseudo-states addon simulates there the styles that are verified here.
test.each(parts)("%s changes on hover and reverts when the pointer leaves", async (_, part, pointedAt) => {
  const { container } = render(<div style={{ padding: "4rem" }}>{part}</div>);
  const target = container.querySelector(pointedAt);
  if (target === null) throw new Error(`There is no ${pointedAt}`);
  const before = look(container);
  await userEvent.hover(target);
  await expect.poll(() => look(container)).not.toEqual(before);
  await userEvent.unhover(target);
  await expect.poll(() => look(container)).toEqual(before);
});
