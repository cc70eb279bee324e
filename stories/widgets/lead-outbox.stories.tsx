import { expect, fn, screen, spyOn, waitFor, within } from "storybook/test";
import type { Lead } from "#domain/lead.ts";
import { LeadOutboxGate } from "#widgets/lead-outbox/lead-outbox-gate.tsx";
import { sender } from "#content/site.ts";
import { leadRefused, leadStored } from "../../mocks/leads.ts";
import preview from "../../.storybook/preview.tsx";

const lead: Lead = {
  id: "8c6f8f0e-6a0e-4a53-9d9c-0f6a3f1d2b4c",
  name: "Marie-Ève Tremblay",
  email: "marie@example.ca",
  phone: "",
  interest: "home_insurance",
  lead_type: "resource_download",
  page_source: "learn_index",
  page_url: "https://www.northcover.example/learn",
  user_agent: "Test",
  consent: true,
  newsletter: false,
  ghl_sync_status: "pending",
  contact_statement: "contact_box@1",
  newsletter_statement: "",
  sender_shown: sender.identity,
};
const name = `lead-outbox-${lead.id}`;
const hour = 60 * 60 * 1000;
const onLead = fn<(lead: unknown) => void>();

/** Leaves a lead in the browser as a page does that was closed offline. */
const leaveLead = (hoursAgo: number) =>
  localStorage.setItem(name, JSON.stringify({ lead, since: Date.now() - hoursAgo * hour }));

const notice = async () => within(await screen.findByRole("region", { name: "A request that waits to be sent" }));

const meta = preview.meta({
  component: LeadOutboxGate,
  beforeEach({ msw }) {
    msw.use(leadStored(onLead));
    leaveLead(2);
  },
});

/** Sent by itself after a few seconds, as it was; the visitor is told, and nothing of it stays in the browser. */
export const SentByItself = meta.story({
  async play() {
    const shown = await notice();
    await expect(shown.getByText(/Your request about Home Insurance, sent while you were offline/)).toBeVisible();
    await expect(shown.getByText(/It will be sent in a few seconds/)).toBeVisible();
    await waitFor(() => expect(shown.getByText(/has been sent/)).toBeVisible(), { timeout: 12_000 });
    await expect(onLead).toHaveBeenCalledOnce();
    await expect(onLead).toHaveBeenCalledWith(lead);
    await expect(localStorage.getItem(name)).toBeNull();
  },
});

/** Sent at once by who doesn't want to wait, by keyboard. */
export const SentNow = meta.story({
  async play({ userEvent }) {
    const shown = await notice();
    shown.getByRole("button", { name: "Send now" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shown.getByText(/has been sent/)).toBeVisible());
    await userEvent.click(shown.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("region")).not.toBeInTheDocument());
  },
});

/** Discarded: it is gone from the browser and never sent. */
export const Discarded = meta.story({
  async play({ userEvent }) {
    await userEvent.click((await notice()).getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("region")).not.toBeInTheDocument());
    await expect(localStorage.getItem(name)).toBeNull();
    await expect(onLead).not.toHaveBeenCalled();
  },
});

/** Older than a day: deleted unread, and nothing is shown or sent. */
export const TooOld = meta.story({
  beforeEach() {
    leaveLead(25);
  },
  async play() {
    await waitFor(() => expect(localStorage.getItem(name)).toBeNull());
    await expect(screen.queryByRole("region")).not.toBeInTheDocument();
    await expect(onLead).not.toHaveBeenCalled();
  },
});

/** The backend says no: the lead stays for the next page, and says so. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(leadRefused()),
  async play({ userEvent }) {
    spyOn(console, "error").mockImplementation(() => {});
    const shown = await notice();
    await userEvent.click(shown.getByRole("button", { name: "Send now" }));
    await expect(await shown.findByText(/could not be sent just now/)).toBeVisible();
    await expect(localStorage.getItem(name)).not.toBeNull();
  },
});

/** Still offline. */
export const Offline = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play() {
    const online = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    try {
      await expect(await (await notice()).findByText(/sent when you are back online|in a few seconds/)).toBeVisible();
    } finally {
      online.mockRestore();
    }
  },
});
