import { expect, fireEvent, fn, screen, waitFor, within, type UserEventObject } from "storybook/test";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import { exitIntentStatement } from "#consent-statements";
import { ExitIntentPopup } from "#widgets/leads/exit-intent/exit-intent.tsx";
import { safeStorage } from "#services/safe-storage.ts";
import { leadStored } from "../../../mocks/leads.ts";
import { stoppedClock } from "../../../mocks/stopped-clock.ts";
import preview from "../../../.storybook/preview.tsx";
import { drawn } from "../../drawn.ts";
import { expectToast } from "../../expect-toast.ts";
import { leadSent } from "./ask-by-lead-form.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as exitIntentWords from "#words/exit-intent.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";

type Canvas = ReturnType<typeof within>;
type User = Pick<UserEventObject, "type">;

const title = exitIntentWords.waitDontLeave;
const thanks = exitIntentWords.reviewIsOnTheWay;
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

/** Expects no popup. A triggered popup would appear after its code has loaded and rendered, so wait for both. */
async function staysAway() {
  await fetchDialog();
  await drawn();
  await expect(screen.queryByRole("dialog", { name: title })).not.toBeInTheDocument();
}

const isGone = () => waitFor(() => expect(screen.queryByRole("dialog", { name: title })).not.toBeInTheDocument());
const send = (dialog: Canvas) => dialog.getByRole("button", { name: exitIntentWords.sendMyFreeReview });

async function fillIn(dialog: Canvas, userEvent: User) {
  await userEvent.type(dialog.getByRole("textbox", { name: leadFormWords.fullName }), "Marie-Ève Tremblay");
  await userEvent.type(dialog.getByRole("textbox", { name: leadFormWords.email }), "marie@example.ca");
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
    await fetchDialog();
  },
});

/** The pointer leaves through the top; the visitor submits two fields, the popup thanks and closes. */
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
    await expect(screen.queryByText(leadFormWords.success)).not.toBeInTheDocument();
    // The toast disappears; the receipt stays until the visitor closes it.
    const receipt = within(screen.getByRole("region", { name: leadReceiptWords.title }));
    await expect(
      receipt.getByText(/^You sent it on .+ Your review comes by email to marie@example\.ca\.$/),
    ).toBeVisible();
    await userEvent.click(receipt.getByRole("button", { name: exitIntentWords.closeReceipt }));
    await expect(screen.queryByRole("region", { name: leadReceiptWords.title })).toBeNull();
    await expect(Object.keys(sessionStorage)).toEqual(["exit-intent-shown"]);
  },
});

/** The offer, the two fields, and the consent sentence directly above the button. */
export const Content = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
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

/** Leaving through a side, or moving between elements at the upper edge, does not trigger the popup. */
export const PointerElsewhere = meta.story({
  async play() {
    await fireEvent.mouseOut(document.documentElement, { clientX: -1, clientY: 200, relatedTarget: null });
    await fireEvent.mouseOut(document.documentElement, { clientX: 300, clientY: innerHeight + 1, relatedTarget: null });
    await fireEvent.mouseOut(document.body, { clientX: 300, clientY: 0, relatedTarget: document.documentElement });
    await staysAway();
    await expect(flag()).toBeNull();
  },
});

/** By keyboard: focus moves in, Escape closes, focus returns to its origin. The popup doesn't appear again. */
export const EscapeCloses = meta.story({
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole("link", { name: "A link on the page" });
    link.focus();
    await scrollABit();
    time.goOn(30_000);
    const dialog = await screen.findByRole("dialog", { name: title });
    await waitFor(() => expect(within(dialog).getByRole("heading", { name: title })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await isGone();
    await waitFor(() => expect(link).toHaveFocus());
    await leaveThroughTheTop();
    time.goOn(60_000);
    await staysAway();
  },
});

/** A plain text button to decline, next to the close button. */
export const NoThankYou = meta.story({
  async play({ userEvent }) {
    await leaveThroughTheTop();
    await userEvent.click((await popup()).getByRole("button", { name: exitIntentWords.noThankYou }));
    await isGone();
    await expect(onLead).not.toHaveBeenCalled();
  },
});

/** With blocked storage, the popup is shown once per page load. */
export const StorageBlocked = meta.story({
  args: {
    session: safeStorage(() => {
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

/** Waits until an open dialog, then a menu or popover, is closed. */
export const NotOverAnother = meta.story({
  async play({ canvasElement }) {
    const other = document.createElement("div");
    other.setAttribute("role", "dialog");
    other.setAttribute("aria-label", "Premium calculator");
    canvasElement.append(other);
    await leaveThroughTheTop();
    time.goOn(10_000);
    await staysAway();
    await expect(flag()).toBeNull();
    const menu = document.createElement("nav");
    menu.popover = "auto";
    canvasElement.append(menu);
    menu.showPopover();
    other.remove();
    time.goOn(2000);
    await staysAway();
    menu.remove();
    time.goOn(2000);
    await popup();
  },
});

/** The site can block the popup for other reasons. */
export const Blocked = meta.story({
  args: { isBlocked: fn(() => true) },
  async play({ args }) {
    await leaveThroughTheTop();
    await waitFor(() => expect(args.isBlocked).toHaveBeenCalled());
    await staysAway();
    await expect(flag()).toBeNull();
  },
});
