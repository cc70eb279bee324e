import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { LeadNotStored } from "#domain/lead-not-stored.ts";
import { createLeadOutbox } from "#services/lead-outbox.ts";
import { safeLocalStorage } from "#services/safe-storage.ts";
import { submitLead } from "#services/submit-lead.ts";
import { LeadForm } from "#widgets/leads/lead-form/lead-form.tsx";
import { LeadSettingsProvider, type LeadSettings } from "#widgets/leads/lead-form/lead-settings.tsx";
import { sender } from "#content/site.ts";
import * as words from "#words/lead-form.ts";
import * as sending from "#words/lead-sending.ts";

vi.mock("#services/submit-lead.ts", { spy: true });

const settings: LeadSettings = {
  sender,
  action: "/functions/v1/send-lead",
  pageUrl: "https://www.northcover.example/test",
};

function show() {
  return render(
    <ToastProvider>
      <LeadSettingsProvider value={settings}>
        <LeadForm
          title="Ask us"
          description="We answer by email."
          leadType="consultation"
          interests={["life_insurance", "home_insurance"]}
          pageSource="double_submit"
          buttonText="Send"
          onSuccess={() => undefined}
        />
      </LeadSettingsProvider>
    </ToastProvider>,
  );
}

const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

function fillIn() {
  type(/Full name/, "Ada");
  type(/Email/, "ada@example.ca");
  fireEvent.change(screen.getByLabelText(/Primary interest/), { target: { value: "life_insurance" } });
  fireEvent.click(screen.getByLabelText(/I agree to be contacted/));
}

afterEach(() => void vi.mocked(submitLead).mockReset());

test("submitted twice in one task, before React can render, a lead is sent once", async () => {
  let store = () => {};
  vi.mocked(submitLead).mockReturnValue(new Promise((resolve) => (store = resolve)));
  show();
  fillIn();
  const button = screen.getByRole("button", { name: "Send" });
  // In one act, so that React does not render between the two.
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(submitLead).toHaveBeenCalled());
  await act(async () => store());
  expect(submitLead).toHaveBeenCalledOnce();
});

test("a remounted form restores its draft without the consent, and a stored lead deletes the draft", async () => {
  vi.mocked(submitLead).mockResolvedValue();
  const first = show();
  fillIn();
  first.unmount();
  const second = show();
  expect(screen.getByLabelText(/Full name/)).toHaveProperty("value", "Ada");
  expect(screen.getByLabelText(/Primary interest/)).toHaveProperty("value", "life_insurance");
  expect(screen.getByLabelText(/I agree to be contacted/)).toHaveProperty("checked", false);

  fireEvent.click(screen.getByLabelText(/I agree to be contacted/));
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(submitLead).toHaveBeenCalledOnce());
  await waitFor(() => expect(sessionStorage.getItem("lead-draft-double_submit")).toBeNull());
  second.unmount();
  show();
  expect(screen.getByLabelText(/Full name/)).toHaveProperty("value", "");
});

test("a request that another tab has sent counts as sent in the form that shows it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(submitLead).mockRejectedValue(new LeadNotStored("offline", "There is no network"));
  show();
  fillIn();
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText(sending.queued.title);
  const [id = ""] = createLeadOutbox()
    .getSnapshot()
    .map((entry) => entry.id);

  // The browser reports each change of the storage to the other tabs.
  const report = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  const inOtherTab = createLeadOutbox({
    ...safeLocalStorage,
    write: (key, value) => (safeLocalStorage.write(key, value), report(key, value)),
    remove: (key) => (safeLocalStorage.remove(key), report(key, null)),
  });
  act(() => inOtherTab.settle(id));
  await screen.findByText(words.thankYou);
  expect(screen.queryByText(sending.queued.title)).toBeNull();
  expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
  expect(sessionStorage.getItem("lead-draft-double_submit")).toBeNull();
  expect(submitLead).toHaveBeenCalledOnce();
});
