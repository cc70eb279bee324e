import { render } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Tooltip } from "#design-system/tooltip/tooltip.tsx";
import "../../src/design-system/styles.css";

beforeEach(() => {
  render(
    <p>
      Your deductible is $500. <Tooltip label="What is a deductible?">What you pay yourself.</Tooltip>
    </p>,
  );
});
const button = page.getByRole("button", { name: "What is a deductible?" });
const note = page.getByText("What you pay yourself.");

// Real keys and a real pointer, which stories lack: the browser itself closes the note.
test("Escape closes the note and keeps focus on its button", async () => {
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(note).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(note).not.toBeVisible();
  await expect.element(button).toHaveFocus();
});

test("hovering the button opens nothing, a click opens the note, and a click elsewhere closes it", async () => {
  await userEvent.hover(button);
  await expect.element(note).not.toBeVisible();
  await userEvent.click(button);
  await expect.element(note).toBeVisible();
  await userEvent.click(page.getByText(/Your deductible is/));
  await expect.element(note).not.toBeVisible();
});
