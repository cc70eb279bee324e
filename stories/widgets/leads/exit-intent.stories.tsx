import { expect, fireEvent, fn, screen, spyOn, waitFor, within, type UserEventObject } from "storybook/test";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import { exitIntentStatement } from "#domain/consent-statements.ts";
import { ExitIntentPopup } from "#widgets/leads/exit-intent/exit-intent.tsx";
import { keptValues } from "#services/kept-values.ts";
import { leadOffline, leadRefused, leadSlow, leadStored, leadTooMany } from "../../../mocks/leads.ts";
import { stoppedClock } from "../../../mocks/stopped-clock.ts";
import preview from "../../../.storybook/preview.tsx";
import { drawn } from "../../drawn.ts";
import { expectToast } from "../../expect-toast.ts";
import { leadSent } from "./ask-by-lead-form.ts";

type Canvas = ReturnType<typeof within>;
type User = Pick<UserEventObject, "type">;

const title = "Wait! Don't Leave Without Protection";
const thanks = "Your free insurance review is on the way! Check your email in the next few minutes.";
const flag = () => sessionStorage.getItem("exit-intent-shown");

let time = stoppedClock();
const onLead = fn<(lead: unknown) => void>();

const leaveThroughTheTop = () =>
  fireEvent.mouseOut(document.documentElement, { clientX: 300, clientY: -1, relatedTarget: null });

async function scrollABit() {
  const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
  scrollTo({ top: 200, behavior: "instant" });
  await scrolled;
}

async function popup() {
  return within(await screen.findByRole("dialog", { name: title }));
}

const fetchDialog = () => import("#widgets/leads/exit-intent/exit-intent-dialog.tsx");

/** After a sign to appear it would only wait for its code: once that is here and drawn, it appears without another sign or not at all. */
async function staysAway() {
  await fetchDialog();
  await drawn();
  await expect(screen.queryByRole("dialog", { name: title })).not.toBeInTheDocument();
}

const isGone = () => waitFor(() => expect(screen.queryByRole("dialog", { name: title })).not.toBeInTheDocument());
const send = (dialog: Canvas) => dialog.getByRole("button", { name: "Send My Free Review" });

async function fillIn(dialog: Canvas, userEvent: User) {
  await userEvent.type(dialog.getByRole("textbox", { name: /Full name/ }), "Marie-Ève Tremblay");
  await userEvent.type(dialog.getByRole("textbox", { name: /Email/ }), "marie@example.ca");
}

const meta = preview.meta({
  component: ExitIntentPopup,
  render: (args) => (
    <div className="grid min-h-dvh content-start justify-items-start gap-section pb-section">
      <p className="max-w-prose">A page that a visitor reads, scrolls and is about to leave.</p>
      <a href="#elsewhere">A link on the page</a>
      <div>
        <label htmlFor="page-field">A field on the page</label>
        <TextInput id="page-field" />
      </div>
      <div className="h-dvh" />
      <ExitIntentPopup clock={time.clock} {...args} />
    </div>
  ),
  async beforeEach({ msw }) {
    time = stoppedClock();
    msw.use(leadStored(onLead));
    scrollTo({ top: 0, behavior: "instant" });
    await fetchDialog();
  },
});

/** The pointer leaves through the top; the visitor stays, sends two fields, is thanked, and the popup closes. */
export const Stored = meta.story({
  async play({ userEvent }) {
    await expect(flag()).toBeNull();
    await leaveThroughTheTop();
    const dialog = await popup();
    await expect(flag()).not.toBeNull();
    await fillIn(dialog, userEvent);
    await userEvent.keyboard("{Enter}");

    await expectToast(thanks);
    await isGone();
    await expect(onLead).toHaveBeenCalledOnce();
    await expect(onLead).toHaveBeenCalledWith(
      leadSent({
        interest: "insurance_review",
        lead_type: "exit_intent",
        page_source: "exit_intent_popup",
        newsletter: true,
        contact_statement: "exit_intent_button@1",
      }),
    );
    await expect(screen.queryByText("Success!")).not.toBeInTheDocument();
    await expect(Object.keys(sessionStorage)).toEqual(["exit-intent-shown"]);
  },
});

/** Thirty seconds after the first scroll, and not a millisecond before. Later scrolls don't start the time again. */
export const ThirtySecondsAfterScroll = meta.story({
  async play() {
    time.goOn(60_000);
    await staysAway();
    await scrollABit();
    time.goOn(20_000);
    scrollTo({ top: 300, behavior: "instant" });
    // The seconds count from the scroll itself, a moment before the page heard of it.
    time.goOn(9000);
    await staysAway();
    await expect(flag()).toBeNull();
    time.goOn(1000);
    await popup();
    await expect(flag()).not.toBeNull();
  },
});

/** What the visitor gets, the two fields, and the sentence that the button agrees to directly above it. */
export const Content = meta.story({
  async play() {
    await leaveThroughTheTop();
    const dialog = await popup();
    const gains = dialog.getAllByRole("listitem").map((item) => item.textContent);
    await expect(gains).toEqual([
      expect.stringContaining("coverage analysis"),
      expect.stringContaining("Savings opportunities"),
      expect.stringContaining("Product recommendations"),
      expect.stringContaining("30-day plan"),
    ]);
    await expect(dialog.getAllByRole("textbox").map((box) => box.getAttribute("name"))).toEqual(["name", "email"]);
    const sentence = dialog.getByText(exitIntentStatement.text);
    await expect(send(dialog)).toHaveAccessibleDescription(exitIntentStatement.text);
    const gap = send(dialog).getBoundingClientRect().top - sentence.getBoundingClientRect().bottom;
    await expect(gap).toBeGreaterThanOrEqual(0);
    await expect(gap).toBeLessThan(32);
  },
});

/** Out through a side, or from one part of the page to another at its upper edge: nobody is leaving. */
export const PointerElsewhere = meta.story({
  async play() {
    await fireEvent.mouseOut(document.documentElement, { clientX: -1, clientY: 200, relatedTarget: null });
    await fireEvent.mouseOut(document.documentElement, { clientX: 300, clientY: innerHeight + 1, relatedTarget: null });
    await fireEvent.mouseOut(document.body, { clientX: 300, clientY: 0, relatedTarget: document.documentElement });
    await staysAway();
    await expect(flag()).toBeNull();
  },
});

/** By keyboard: focus goes in, Escape closes, focus is back where it was. It doesn't come a second time. */
export const EscapeCloses = meta.story({
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole("link", { name: "A link on the page" });
    link.focus();
    await scrollABit();
    time.goOn(30_000);
    const dialog = await screen.findByRole("dialog", { name: title });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await isGone();
    await waitFor(() => expect(link).toHaveFocus());
    await leaveThroughTheTop();
    time.goOn(60_000);
    await staysAway();
  },
});

/** A plain way to say no, next to the cross. */
export const NoThankYou = meta.story({
  async play({ userEvent }) {
    await leaveThroughTheTop();
    await userEvent.click((await popup()).getByRole("button", { name: "No, thank you" }));
    await isGone();
    await expect(onLead).not.toHaveBeenCalled();
  },
});

/** Shown on an earlier page of this session: not again. */
export const OnceASession = meta.story({
  beforeEach() {
    sessionStorage.setItem("exit-intent-shown", "true");
  },
  async play() {
    await scrollABit();
    time.goOn(30_000);
    await leaveThroughTheTop();
    await staysAway();
  },
});

/** A browser that blocks its storage: once in the life of the page. */
export const StorageBlocked = meta.story({
  args: {
    session: keptValues(() => {
      throw new DOMException("Blocked", "SecurityError");
    }),
  },
  async play({ userEvent }) {
    await leaveThroughTheTop();
    await popup();
    await userEvent.keyboard("{Escape}");
    await isGone();
    await leaveThroughTheTop();
    time.goOn(60_000);
    await staysAway();
    await expect(flag()).toBeNull();
  },
});

/** Never over another dialog: it waits until that one is closed. */
export const NotOverADialog = meta.story({
  async play({ canvasElement }) {
    const other = document.createElement("div");
    other.setAttribute("role", "dialog");
    other.setAttribute("aria-label", "Premium calculator");
    other.textContent = "An open calculator";
    canvasElement.append(other);
    await leaveThroughTheTop();
    time.goOn(10_000);
    await staysAway();
    await expect(flag()).toBeNull();
    other.remove();
    time.goOn(2000);
    await popup();
  },
});

/** Never over the small-screen menu or anything else that stands open over the page. */
export const NotOverAMenu = meta.story({
  async play({ canvasElement }) {
    const menu = document.createElement("nav");
    menu.popover = "auto";
    menu.textContent = "Menu";
    canvasElement.append(menu);
    menu.showPopover();
    await leaveThroughTheTop();
    time.goOn(10_000);
    await staysAway();
    menu.remove();
    time.goOn(2000);
    await popup();
  },
});

/** Never while someone is typing: it comes once they have finished. */
export const NotWhileTyping = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole("textbox", { name: "A field on the page" });
    await userEvent.type(field, "My question is");
    await leaveThroughTheTop();
    time.goOn(10_000);
    await staysAway();
    await expect(field).toHaveFocus();
    await expect(flag()).toBeNull();
    field.blur();
    time.goOn(2000);
    await popup();
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("My question is");
  },
});

/** The site may have further reasons to wait. */
export const Blocked = meta.story({
  args: { isBlocked: fn(() => true) },
  async play({ args }) {
    await leaveThroughTheTop();
    await waitFor(() => expect(args.isBlocked).toHaveBeenCalled());
    await staysAway();
    await expect(flag()).toBeNull();
  },
});

/** The loader replays a scroll from before the app was there: the thirty seconds count from when it was. */
export const ScrolledBeforeStart = meta.story({
  async play() {
    const scrolledAt = time.clock.now() - 500;
    dispatchEvent(new CustomEvent("scroll", { detail: scrolledAt }));
    time.goOn(29_000);
    await staysAway();
    time.goOn(500);
    await popup();
  },
});

/** Sent empty: the summary takes focus, its links lead to the fields, nothing is sent. */
export const Invalid = meta.story({
  async play({ userEvent }) {
    await leaveThroughTheTop();
    const dialog = await popup();
    await userEvent.click(send(dialog));
    const summary = await dialog.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole("link", { name: "Enter your name" }));
    await expect(dialog.getByRole("textbox", { name: /Full name/ })).toHaveFocus();
    await expect(dialog.getByRole("textbox", { name: /Email/ })).toHaveAccessibleDescription(
      "Error: Enter your email address",
    );
    await expect(onLead).not.toHaveBeenCalled();
  },
});

/** While it is on its way the button says so, and a double click sends once. */
export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(leadSlow(600, onLead)),
  async play({ userEvent }) {
    await leaveThroughTheTop();
    const dialog = await popup();
    await fillIn(dialog, userEvent);
    await userEvent.dblClick(send(dialog));
    await expect(await dialog.findByRole("button", { name: "Sending..." })).toBeDisabled();
    await expectToast(thanks);
    await expect(onLead).toHaveBeenCalledOnce();
  },
});

/** The backend says no: the toast, an entry in the log, the popup and its words stay. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(leadRefused()),
  async play({ userEvent }) {
    const log = spyOn(console, "error").mockImplementation(() => {});
    await leaveThroughTheTop();
    const dialog = await popup();
    await fillIn(dialog, userEvent);
    await userEvent.click(send(dialog));
    await expectToast("Error");
    await expectToast("Something went wrong. Please try again.");
    await expect(log).toHaveBeenCalled();
    await expect(dialog.getByRole("textbox", { name: /Full name/ })).toHaveValue("Marie-Ève Tremblay");
    await expect(dialog.getByRole("textbox", { name: /Email/ })).toHaveValue("marie@example.ca");
    await expect(send(dialog)).toBeEnabled();
  },
});

/** A line that drops twice is tried again without the visitor noticing. */
export const BriefOutage = meta.story({
  beforeEach: ({ msw }) => msw.use(leadOffline(2, onLead)),
  async play({ userEvent }) {
    await leaveThroughTheTop();
    const dialog = await popup();
    await fillIn(dialog, userEvent);
    await userEvent.click(send(dialog));
    await expectToast(thanks, 5000);
    await expect(onLead).toHaveBeenCalledOnce();
  },
});

/** Flood control: a sentence says how long to wait. */
export const TooMany = meta.story({
  beforeEach: ({ msw }) => msw.use(leadTooMany()),
  async play({ userEvent }) {
    spyOn(console, "error").mockImplementation(() => {});
    await leaveThroughTheTop();
    const dialog = await popup();
    await fillIn(dialog, userEvent);
    await userEvent.click(send(dialog));
    await expect(await dialog.findByText(/send it again in about an hour/)).toBeVisible();
  },
});

/** As it looks. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play() {
    await leaveThroughTheTop();
    await expect(send(await popup())).toBeVisible();
  },
});
