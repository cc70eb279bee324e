import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { LeadDialog } from "#widgets/leads/lead-dialog/lead-dialog.tsx";
import { LeadSettingsProvider, type LeadSettings } from "#widgets/leads/lead-form/lead-settings.tsx";
import { sender } from "#content/site.ts";
import * as shellWords from "#words/shell.ts";

// A story cannot fail the import of a module: here the network fails when the dialog is requested. The getter throws
// within the same promise. In older browsers, a factory that throws would be an unhandled rejection, too.
vi.mock("#widgets/leads/lead-dialog/lead-dialog-content.tsx", () => ({
  get LeadDialogContent() {
    throw new Error("The line is down");
  },
}));

const settings: LeadSettings = {
  sender,
  action: "/functions/v1/send-lead",
  pageUrl: "https://www.northcover.example/test",
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

test("a dialog whose code fails to load shows an error and leaves its button ready for a retry", async () => {
  render(
    <ToastProvider>
      <LeadSettingsProvider value={settings}>
        <LeadDialog
          trigger="Get Free Analysis"
          title="Get your free coverage analysis"
          description="We look at what you have and what is missing."
          buttonText="Request my analysis"
          leadType="coverage_analysis"
          interests={["policy_review"]}
          pageSource="home_insurance_guide"
        />
      </LeadSettingsProvider>
    </ToastProvider>,
  );
  const button = screen.getByRole("button", { name: "Get Free Analysis" });
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByText(shellWords.somethingWentWrong)).toBeDefined());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button.getAttribute("aria-busy")).not.toBe("true");
});
