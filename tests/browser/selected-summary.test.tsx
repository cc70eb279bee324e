import { render, screen } from "@testing-library/react";
import { userEvent } from "vitest/browser";
import { beforeAll, expect, test } from "vitest";
import { Details } from "#design-system/details/details.tsx";
import { keepSelectedSummaries } from "#design-system/details/keep-selected-summaries.ts";

beforeAll(keepSelectedSummaries);
const summary = "Does my policy pay for a sewer backup?";
const isOpen = () => screen.getByText(summary).closest("details")?.open;

test("selecting the text of a summary leaves it closed, a click opens it", async () => {
  render(<Details summary={summary}>Only with the endorsement.</Details>);
  const text = screen.getByText(summary);
  await userEvent.dragAndDrop(text, text, { sourcePosition: { x: 5, y: 8 }, targetPosition: { x: 90, y: 8 } });
  expect(String(getSelection())).not.toBe("");
  expect(isOpen()).toBe(false);
  await userEvent.click(text);
  expect(isOpen()).toBe(true);
  await userEvent.keyboard("{Enter}");
  expect(isOpen()).toBe(false);
});

test("a selection elsewhere doesn't hinder a tap", () => {
  render(
    <>
      <p>Above the details.</p>
      <Details summary={summary}>Only with the endorsement.</Details>
    </>,
  );
  getSelection()?.selectAllChildren(screen.getByText("Above the details."));
  // A tap on a touch screen keeps the selection until after the click.
  screen.getByText(summary).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  expect(isOpen()).toBe(true);
});
