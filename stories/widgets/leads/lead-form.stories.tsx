import { useState, type ComponentProps } from "react";
import { expect, fn, spyOn, waitFor, within, type UserEventObject } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import { contactBoxStatement, newsletterBoxStatement } from "#consent-statements";
import type { SharedFormLeadType } from "#domain/consent-statements.ts";
import type { Interest, Lead } from "#domain/lead.ts";
import { LeadForm } from "#widgets/leads/lead-form/lead-form.tsx";
import { leadBusyOnce, leadOffline, leadRefused, leadSlow, leadStored, leadTooMany } from "../../../mocks/leads.ts";
import preview from "../../../.storybook/preview.tsx";
import { expectToast } from "../../expect-toast.ts";
import { leadSent } from "./ask-by-lead-form.ts";
import { designSystemWords } from "#words/design-system.ts";
import { leadFormMessages } from "#words/lead-messages.ts";
import * as shellWords from "#words/shell.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as leadSendingWords from "#words/lead-sending.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";

type Canvas = ReturnType<typeof within>;
type User = Pick<UserEventObject, "type" | "click" | "selectOptions">;

// Declared with its type, because Storybook would infer the literal in args.
const leadType: SharedFormLeadType = "resource_download";
const buttonText = "Send me the resources";
const interests: readonly Interest[] = [
  "insurance_education",
  "life_insurance",
  "home_insurance",
  "auto_insurance",
  "financial_planning",
];

const onLead = fn<(lead: unknown) => void>();

/** A field of each sent lead, in order. */
const sent = (field: keyof Lead) => onLead.mock.calls.map(([lead]) => new Map(Object.entries(lead ?? {})).get(field));

const fullName = (canvas: Canvas) => canvas.getByLabelText(`${leadFormWords.fullName} *`);
const email = (canvas: Canvas) => canvas.getByLabelText(`${leadFormWords.email} *`);
const phone = (canvas: Canvas) => canvas.getByLabelText(`${leadFormWords.phone} *`);
const interest = (canvas: Canvas) => canvas.getByLabelText(`${leadFormWords.primaryInterest} *`);

const described = (message: string) => `${designSystemWords.error} ${message}`;

async function fillIn(canvas: Canvas, userEvent: User) {
  await userEvent.type(fullName(canvas), "Marie-Ève Tremblay");
  await userEvent.type(email(canvas), "marie@example.ca");
  await userEvent.selectOptions(interest(canvas), "life_insurance");
}

const agree = (canvas: Canvas) => canvas.getByLabelText(contactBoxStatement.text);
const send = (canvas: Canvas) => canvas.getByRole("button", { name: buttonText });
const page = () => within(document.body);

async function fillInAndSend(canvas: Canvas, userEvent: User) {
  await fillIn(canvas, userEvent);
  await userEvent.click(agree(canvas));
  await userEvent.click(send(canvas));
}

const meta = preview.meta({
  component: LeadForm,
  args: {
    title: "Download All Resources",
    description: "Tell us where to send the checklist, the workbook and the kit.",
    leadType,
    interests,
    pageSource: "learn_index",
    buttonText,
    onSuccess: fn(),
  },
  beforeEach: ({ msw }) => msw.use(leadStored(onLead)),
});

/** The whole flow: fill in, consent, submit once, stored, confirmed, cleared. */
export const Stored = meta.story({
  async play({ canvas, userEvent, args }) {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByLabelText("I agree to be contacted about insurance services *"));
    await userEvent.click(canvas.getByLabelText(newsletterBoxStatement.text));
    await userEvent.click(send(canvas));

    await expectToast("Success!");
    await expect(
      page().getByText("Thank you! We'll be in touch with your personalized insurance recommendations shortly."),
    ).toBeVisible();
    await expect(onLead).toHaveBeenCalledOnce();
    await expect(onLead).toHaveBeenCalledWith(
      leadSent({
        interest: "life_insurance",
        lead_type: "resource_download",
        page_source: "learn_index",
        newsletter: true,
        newsletter_statement: "newsletter_box@1",
      }),
    );
    await expect(args.onSuccess).toHaveBeenCalledOnce();
    await expect(fullName(canvas)).toHaveValue("");
    await expect(agree(canvas)).not.toBeChecked();
    await waitFor(() => expect(canvas.getByRole("heading", { name: leadReceiptWords.title })).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: buttonText })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: leadReceiptWords.again }));
    await expect(send(canvas)).toBeVisible();
  },
});

/** No box is pre-ticked, and the interests have readable labels. */
export const Idle = meta.story({
  async play({ canvas }) {
    await expect(agree(canvas)).not.toBeChecked();
    await expect(canvas.getByLabelText("Send me weekly insurance tips and updates")).not.toBeChecked();
    await expect(canvas.getByRole("option", { name: "Insurance Education" })).toBeInTheDocument();
    await expect(canvas.queryByRole("textbox", { name: leadFormWords.phone })).not.toBeInTheDocument();
  },
});

/** Submitted empty by keyboard: the error summary gets focus each time, its links lead to the fields, nothing is sent. */
export const Invalid = meta.story({
  async play({ canvas, userEvent }) {
    send(canvas).focus();
    await userEvent.keyboard("{Enter}");
    const summary = await canvas.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole("link", { name: leadFormMessages.emailMissing }));
    await expect(email(canvas)).toHaveFocus();
    await expect(fullName(canvas)).toHaveAccessibleDescription(described(leadFormMessages.nameMissing));
    await userEvent.click(send(canvas));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await expect(onLead).not.toHaveBeenCalled();
  },
});

/** All fields but the consent: blocked with the specified toast, and the values are kept. */
export const ConsentMissing = meta.story({
  async play({ canvas, userEvent }) {
    await fillIn(canvas, userEvent);
    await userEvent.click(send(canvas));
    await expectToast(leadFormWords.consentRequired);
    await expect(page().getAllByText(leadFormMessages.consentMissing)[0]).toBeVisible();
    await expect(fullName(canvas)).toHaveValue("Marie-Ève Tremblay");
    await expect(onLead).not.toHaveBeenCalled();
  },
});

/** A corrected field loses its error at once, in the summary too; other errors stay. */
export const Corrected = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(send(canvas));
    const summary = within(await canvas.findByRole("alert"));
    await userEvent.type(fullName(canvas), "Z");
    await expect(fullName(canvas)).not.toHaveAccessibleDescription();
    await expect(fullName(canvas)).toHaveFocus();
    await expect(summary.queryByText(leadFormMessages.nameMissing)).not.toBeInTheDocument();
    await userEvent.type(email(canvas), "zoe");
    await expect(email(canvas)).toHaveAccessibleDescription();
    await userEvent.type(email(canvas), "@example.ca");
    await expect(email(canvas)).not.toHaveAccessibleDescription();
    await userEvent.click(agree(canvas));
    await userEvent.selectOptions(interest(canvas), "home_insurance");
    await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
    await userEvent.clear(fullName(canvas));
    // Fields are validated on submit only, not while typing.
    await expect(fullName(canvas)).not.toHaveAccessibleDescription();
  },
});

/** Shown again after a reload or on the way back: the time of submission, and a button for another request. */
export const SentEarlier = meta.story({
  beforeEach: () => sessionStorage.setItem("lead-sent-learn_index", new Date(2026, 10, 24, 12).toISOString()),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/^You sent this form on November 24, 2026/)).toBeVisible();
    await expect(email(canvas)).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: leadSendingWords.sent.again }));
    await expect(email(canvas)).toBeVisible();
    await expect(sessionStorage).toHaveLength(0);
  },
});

/** After a tool, its own topic is chosen already; consent never is. A draft's other topic wins. */
export const LikelyInterest = meta.story({
  args: { leadType: "home_insurance_quote", interests: ["home_insurance", "property_protection"] },
  async play({ canvas, userEvent }) {
    await expect(interest(canvas)).toHaveValue("home_insurance");
    await expect(agree(canvas)).not.toBeChecked();
    await userEvent.selectOptions(interest(canvas), "property_protection");
    await expect(JSON.parse(sessionStorage.getItem("lead-draft-learn_index") ?? "{}")).toMatchObject({
      interest: "property_protection",
    });
  },
});

/** A visible phone field is required. */
export const WithPhone = meta.story({
  args: { showPhone: true },
  async play({ canvas, userEvent }) {
    await fillInAndSend(canvas, userEvent);
    await expect(phone(canvas)).toHaveAccessibleDescription(
      `${leadFormWords.withAreaCode} ${described(leadFormMessages.phoneMissing)}`,
    );
    await userEvent.type(phone(canvas), "416-555-0123");
    await userEvent.click(send(canvas));
    await waitFor(() => expect(onLead).toHaveBeenCalledWith(expect.objectContaining({ phone: "416-555-0123" })));
  },
});

/** While sending, the button shows progress, and a second press sends nothing. */
export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(leadSlow(600, onLead)),
  async play({ canvas, userEvent }) {
    await fillIn(canvas, userEvent);
    await userEvent.click(agree(canvas));
    await userEvent.dblClick(send(canvas));
    await expect(await canvas.findByRole("button", { name: "Submitting..." })).toBeDisabled();
    await expectToast(leadFormWords.success);
    await expect(onLead).toHaveBeenCalledOnce();
  },
});

/** The backend rejects the lead: the specified toast, a log entry, and unchanged values. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(leadRefused()),
  async play({ canvas, userEvent, args }) {
    const log = spyOn(console, "error").mockImplementation(() => {});
    await fillInAndSend(canvas, userEvent);
    await expectToast(shellWords.somethingWentWrong);
    await expectToast("Error");
    await expect(log).toHaveBeenCalled();
    await expect(email(canvas)).toHaveValue("marie@example.ca");
    await expect(agree(canvas)).toBeChecked();
    await expect(args.onSuccess).not.toHaveBeenCalled();
    // The disabled button loses focus while sending; it gets it back for a retry.
    await waitFor(() => expect(send(canvas)).toHaveFocus());
  },
});

/** Flood control: a toast, and a sentence with the waiting time. */
export const TooMany = meta.story({
  beforeEach: ({ msw }) => msw.use(leadTooMany()),
  async play({ canvas, userEvent }) {
    spyOn(console, "error").mockImplementation(() => {});
    await fillInAndSend(canvas, userEvent);
    await expect(await canvas.findByText(leadSendingWords.problems.tooMany(undefined).text)).toBeVisible();
    await expect(fullName(canvas)).toHaveValue("Marie-Ève Tremblay");
  },
});

/** A busy backend sends `Retry-After`: the form announces the wait and retries once by itself. */
export const WaitsAsTold = meta.story({
  beforeEach: ({ msw }) => msw.use(leadBusyOnce(1, onLead)),
  async play({ canvas, userEvent }) {
    await fillInAndSend(canvas, userEvent);
    await expect(await canvas.findByText(leadSendingWords.waiting(1))).toBeVisible();
    await expectToast(leadFormWords.success);
    await expect(onLead).toHaveBeenCalledOnce();
  },
});

/** Offline: the lead is queued in the browser, sent when the network returns, and then deleted. */
export const WaitsForTheNetwork = meta.story({
  beforeEach: ({ msw }) => msw.use(leadOffline(1, onLead)),
  async play({ canvas, userEvent }) {
    spyOn(console, "error").mockImplementation(() => {});
    const online = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await fillInAndSend(canvas, userEvent);
    await expect(await canvas.findByText(leadSendingWords.queued.title)).toBeVisible();
    await expect(JSON.stringify(localStorage)).toContain("marie@example.ca");
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await expectToast(leadFormWords.success);
    await expect(onLead).toHaveBeenCalledOnce();
    await expect(localStorage).toHaveLength(0);
  },
});

/** A draft of this session restores the values, a likely topic included, but not the consent. */
export const Draft = LikelyInterest.extend({
  beforeEach() {
    sessionStorage.setItem(
      "lead-draft-learn_index",
      JSON.stringify({ name: "Amrit Gill", email: "amrit@example.ca", phone: "", interest: "property_protection" }),
    );
  },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(fullName(canvas)).toHaveValue("Amrit Gill"));
    await expect(interest(canvas)).toHaveValue("property_protection");
    await expect(agree(canvas)).not.toBeChecked();
    await userEvent.type(fullName(canvas), " Singh");
    await expect(sessionStorage.getItem("lead-draft-learn_index")).toContain("Amrit Gill Singh");
  },
});

/** A filled honeypot field: nothing is sent, and a human gets alternative instructions. */
export const Honeypot = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await fillIn(canvas, userEvent);
    await userEvent.click(agree(canvas));
    const trap = canvasElement.querySelector<HTMLInputElement>("input[name=confirm_subject]");
    if (trap === null) throw new Error("The form has no honeypot");
    trap.value = "buy now";
    await userEvent.click(send(canvas));
    const field = await canvas.findByLabelText(leadFormWords.leaveThisFieldEmpty);
    const summary = await canvas.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole("link", { name: leadFormWords.clearThisFieldToSend }));
    await expect(field).toHaveFocus();
    await expect(onLead).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.click(send(canvas));
    await expectToast(leadFormWords.success);
  },
});

/** A lead corrected after a failure gets a new id: under the old one it could be taken for a duplicate and lost. */
export const CorrectedAfterFailure = meta.story({
  beforeEach: ({ msw }) => msw.use(leadOffline(4, onLead, onLead)),
  async play({ canvas, userEvent }) {
    spyOn(console, "error").mockImplementation(() => {});
    await fillInAndSend(canvas, userEvent);
    await expectToast(shellWords.somethingWentWrong, 8000);
    await userEvent.clear(email(canvas));
    await userEvent.type(email(canvas), "marie@example.com");
    await userEvent.click(send(canvas));
    await expectToast(leadFormWords.success);
    const first = "marie@example.ca";
    await expect(sent("email")).toEqual([first, first, first, first, "marie@example.com"]);
    await expect(new Set(sent("id").slice(0, 4)).size).toBe(1);
    await expect(sent("id")[4]).not.toBe(sent("id")[0]);
  },
});

const untilLeft = (props: ComponentProps<typeof LeadForm>) => <Leavable {...props} />;

function Leavable(props: ComponentProps<typeof LeadForm>) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <Button intent="secondary" onClick={() => setHere((was) => !was)}>
        {isHere ? "Leave" : "Come back"}
      </Button>
      {isHere && <LeadForm {...props} />}
    </>
  );
}

/** The visitor leaves the page while sending: the confirmation is still shown, and the draft is deleted. */
export const LeftWhileSending = meta.story({
  render: untilLeft,
  beforeEach: ({ msw }) => msw.use(leadSlow(600, onLead)),
  async play({ canvas, userEvent, args }) {
    await fillInAndSend(canvas, userEvent);
    await waitFor(() => expect(onLead).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    await expectToast(leadFormWords.success);
    await expect(Object.keys(sessionStorage).toSorted()).toEqual(["exit-intent-shown", "lead-sent-learn_index"]);
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
});

/** After a failure, leaving and returning: the same values are sent with the same id, so they can't be stored twice. */
export const TriedAgainAfterLeaving = meta.story({
  render: untilLeft,
  beforeEach: ({ msw }) => msw.use(leadOffline(4, onLead, onLead)),
  async play({ canvas, userEvent }) {
    spyOn(console, "error").mockImplementation(() => {});
    await fillInAndSend(canvas, userEvent);
    await expectToast(shellWords.somethingWentWrong, 8000);
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    await userEvent.click(canvas.getByRole("button", { name: "Come back" }));
    await expect(email(canvas)).toHaveValue("marie@example.ca");
    await userEvent.click(agree(canvas));
    await userEvent.click(send(canvas));
    await expectToast(leadFormWords.success);
    await expect(onLead).toHaveBeenCalledTimes(5);
    await expect(new Set(sent("id")).size).toBe(1);
  },
});

/** In print, the heading and introduction remain; fields and buttons are hidden. */
export const OnPaper = meta.story({
  globals: { media: "print" },
  async play({ canvas, args }) {
    await expect(canvas.getByRole("heading", { name: args.title })).toBeVisible();
    for (const role of ["textbox", "combobox", "checkbox", "button"]) {
      await expect(canvas.getAllByRole(role, { hidden: true }).length).toBeGreaterThan(0);
      await expect(canvas.queryAllByRole(role)).toEqual([]);
    }
  },
});

/** The default, with a phone field, and with all errors. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className="grid gap-section">
      <LeadForm {...args} />
      <LeadForm {...args} title="With a phone field" pageSource="learn_phone" showPhone />
      <LeadForm {...args} title="The same, sent empty" pageSource="learn_empty" />
    </div>
  ),
  async play({ canvas, userEvent, args }) {
    const last = within(canvas.getByRole("region", { name: "The same, sent empty" }));
    await userEvent.click(send(last));
    await expect(await last.findByRole("alert")).toHaveTextContent(leadFormMessages.emailMissing);
    const first = within(canvas.getByRole("region", { name: args.title }));
    await expect(first.queryByRole("alert")).not.toBeInTheDocument();
  },
});
