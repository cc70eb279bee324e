import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { defineTabGroup } from "#design-system/tabs/tab-group.ts";
import { SortButton } from "#widgets/comparison/comparison-table/sort-button.tsx";
import { pressableParts, type PressablePart } from "../../stories/design-system/pressable-parts.tsx";
import "../../src/design-system/styles.css";

defineTabGroup();

const sortButton: PressablePart = {
  control: "button",
  draw: (label) => <SortButton label={label} direction="none" onPress={() => undefined} />,
};

function look(box: HTMLElement): readonly string[] {
  return [...box.querySelectorAll("*")].map((element) => {
    const { color, backgroundColor, borderColor, textDecorationLine, textDecorationThickness, opacity } =
      getComputedStyle(element);
    return [color, backgroundColor, borderColor, textDecorationLine, textDecorationThickness, opacity].join(" ");
  });
}

// With a real pointer, which stories lack: the pseudo-states addon simulates there the styles that are verified here.
test.each(
  Object.entries({ ...pressableParts, "sort button": sortButton }).filter(([, part]) => part.changesOnHover !== false),
)("a %s changes on hover and reverts when the pointer leaves", async (name, { control, pointed = control, draw }) => {
  const { container } = render(<div style={{ padding: "4rem" }}>{draw(name)}</div>);
  const target = container.querySelector(pointed);
  if (target === null) throw new Error(`There is no ${pointed}`);
  const before = look(container);
  await userEvent.hover(target);
  await expect.poll(() => look(container)).not.toEqual(before);
  await userEvent.unhover(target);
  await expect.poll(() => look(container)).toEqual(before);
});
