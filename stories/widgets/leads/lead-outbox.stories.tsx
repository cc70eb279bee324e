import { expect, fn, screen, spyOn, waitFor, within, type UserEventObject } from "storybook/test";
import type { Lead } from "#domain/lead.ts";
import { loadDraft, saveDraft, sentAt } from "#widgets/leads/lead-form/lead-draft.ts";
import { LeadOutboxGate } from "#widgets/leads/lead-outbox/lead-outbox.tsx";
import { sender } from "#content/site.ts";
import { leadAnsweredByPage, leadOffline, leadRefused, leadStored } from "../../../mocks/leads.ts";
import { sampleLead } from "../../../mocks/sample-lead.ts";
import preview from "../../../.storybook/preview.tsx";
import { interestName } from "#words/interests.ts";
import * as leadOutboxWords from "#words/lead-outbox.ts";

const lead: Lead = {
  ...sampleLead,
  name: "Marie-Ève Tremblay",
  email: "marie@example.ca",
  sender_shown: sender.identity,
};
const name = `lead-outbox-${lead.id}`;
const interest = interestName(lead.interest);
const hour = 60 * 60 * 1000;
const onLead = fn<(lead: unknown) => void>();

/** Queues a lead in the browser, like a page that was closed offline. */
const leaveLead = (hoursAgo: number, left: Lead = lead) =>
  localStorage.setItem(name, JSON.stringify({ lead: left, since: Date.now() - hoursAgo * hour }));

const notice = async () => within(await screen.findByRole("region", { name: leadOutboxWords.label }));

/** Sends what the notice shows, to a backend that fails. */
async function sendNow(userEvent: Pick<UserEventObject, "click">) {
  spyOn(console, "error").mockImplementation(() => {});
  const shown = await notice();
  await userEvent.click(shown.getByRole("button", { name: leadOutboxWords.sendNow }));
  return shown;
}

const meta = preview.meta({
  component: LeadOutboxGate,
  beforeEach({ msw }) {
    msw.use(leadStored(onLead));
    leaveLead(2);
  },
});

/** Sent unchanged after a few seconds; the visitor is notified, and the queue is emptied. */
export const SentByItself = meta.story({
  async play() {
    const shown = await notice();
    await expect(shown.getByText(/Your request about Home Insurance, sent while you were offline/)).toBeVisible();
    await expect(shown.getByText(leadOutboxWords.aboutToSend, { exact: false })).toBeVisible();
    await waitFor(() => expect(shown.getByText(leadOutboxWords.stored(interest))).toBeVisible(), { timeout: 12_000 });
    await expect(onLead).toHaveBeenCalledOnce();
    await expect(onLead).toHaveBeenCalledWith(lead);
    await expect(localStorage.getItem(name)).toBeNull();
  },
});

/** Sent at once by keyboard: back in the form, the entries are gone, and a note says when it was sent. */
export const SentNow = meta.story({
  beforeEach: () => saveDraft(lead.page_source, lead),
  async play({ userEvent }) {
    const shown = await notice();
    shown.getByRole("button", { name: leadOutboxWords.sendNow }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shown.getByText(leadOutboxWords.stored(interest))).toBeVisible());
    await expect(loadDraft(lead.page_source).name).toBe("");
    await expect(sentAt(lead.page_source)).toBeInstanceOf(Date);
    await userEvent.click(shown.getByRole("button", { name: leadOutboxWords.close }));
    await waitFor(() => expect(screen.queryByRole("region")).not.toBeInTheDocument());
  },
});

/** Discarded: deleted from the browser and never sent. */
export const Discarded = meta.story({
  async play({ userEvent }) {
    await userEvent.click((await notice()).getByRole("button", { name: leadOutboxWords.discard }));
    await waitFor(() => expect(screen.queryByRole("region")).not.toBeInTheDocument());
    await expect(localStorage.getItem(name)).toBeNull();
    await expect(onLead).not.toHaveBeenCalled();
  },
});

/** Older than a day: deleted without display or sending. */
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

/** The database rejects the lead: no retry, the values return to the draft of its form, which a link leads back to. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(leadRefused());
    leaveLead(1, { ...lead, page_url: `${location.origin}/learn?utm_source=test` });
  },
  async play({ userEvent }) {
    const shown = await sendNow(userEvent);
    await expect(await shown.findByText(leadOutboxWords.refused(interest))).toBeVisible();
    await expect(shown.queryByRole("button", { name: leadOutboxWords.sendNow })).not.toBeInTheDocument();
    await expect(shown.getByRole("link", { name: sender.contactEmail })).toBeVisible();
    await expect(shown.getByRole("link", { name: leadOutboxWords.openForm })).toHaveAttribute("href", "/learn");
    await expect(localStorage.getItem(name)).toBeNull();
    await expect(JSON.parse(sessionStorage.getItem(`lead-draft-${lead.page_source}`) ?? "null")).toEqual({
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      interest: lead.interest,
    });
    await userEvent.click(shown.getByRole("button", { name: leadOutboxWords.close }));
    await waitFor(() => expect(screen.queryByRole("region")).not.toBeInTheDocument());
  },
});

/** A captive portal responds: the lead stays queued for the next page, and the notice reports it. */
export const AnsweredByAPortal = meta.story({
  beforeEach: ({ msw }) => msw.use(leadAnsweredByPage()),
  async play({ userEvent }) {
    const shown = await sendNow(userEvent);
    await expect(await shown.findByText(leadOutboxWords.failed, { exact: false })).toBeVisible();
    await expect(localStorage.getItem(name)).not.toBeNull();
  },
});

/** Still offline: the first request fails, and the lead is sent once the network is back. */
export const Offline = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach({ msw }) {
    msw.use(leadOffline(1, onLead));
    spyOn(navigator, "onLine", "get").mockReturnValue(false);
  },
  async play({ userEvent }) {
    const shown = await sendNow(userEvent);
    await expect(await shown.findByText(leadOutboxWords.offline, { exact: false })).toBeVisible();
    await expect(localStorage.getItem(name)).not.toBeNull();
  },
});

/** The browser wrongly reports no network: the lead is announced and sent all the same. */
export const WronglyOffline = meta.story({
  beforeEach() {
    spyOn(navigator, "onLine", "get").mockReturnValue(false);
  },
  async play({ userEvent }) {
    const shown = await notice();
    await expect(shown.getByText(leadOutboxWords.aboutToSend, { exact: false })).toBeVisible();
    await userEvent.click(shown.getByRole("button", { name: leadOutboxWords.sendNow }));
    await waitFor(() => expect(onLead).toHaveBeenCalledOnce());
    await expect(localStorage.getItem(name)).toBeNull();
  },
});
