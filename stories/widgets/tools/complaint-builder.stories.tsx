import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { decodeShareLink, encodeShareLink } from "#domain/tools/share-link.ts";
import { ComplaintBuilder } from "#widgets/tools/complaint-builder/complaint-builder.tsx";
import type { GeneratedFile } from "#platform/save-file.ts";
import { complaintWords } from "#text/tools/complaint-builder.ts";
import { letterWords } from "#text/tools/complaint-letters.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import preview from "../../../.storybook/preview.tsx";
import { ToolEnvironmentProvider, environmentInMemory } from "../../tool-environment.tsx";
import { officeOf } from "#content/official-bodies.ts";

interface Args {
  /** What the address brings. */
  readonly fragment?: string;
  /** What the session remembers. */
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly province?: string;
}

const copy = fn<(text: string) => Promise<void>>();
const save = fn<(file: GeneratedFile) => void>();
const print = fn();
const clearFragment = fn();
const note = "tool:complaint-builder";

let visit = environmentInMemory();

/** A visit whose session an earlier one left so. */
function visitWith({ fragment = "#build-your-complaint", entries, province }: Args) {
  visit = environmentInMemory({
    fragment: () => fragment,
    clearFragment,
    address: () => "https://northcover.example/blog/insurance-consumer-rights-canada",
    today: () => new Date(2026, 10, 22, 12),
  });
  if (entries !== undefined) visit.write(note, JSON.stringify(entries));
  if (province !== undefined) visit.write("province", province);
  return visit;
}

function Story(args: Args) {
  return (
    <ToolEnvironmentProvider create={() => visitWith(args)}>
      <div className="mx-auto max-w-page p-4">
        <h2>Build your complaint</h2>
        <ComplaintBuilder words={complaintWords} shared={sharedToolWords} copyText={copy} save={save} print={print} />
      </div>
    </ToolEnvironmentProvider>
  );
}

const meta = preview.meta({
  component: Story,
  parameters: { layout: "fullscreen" },
  beforeEach() {
    for (const call of [copy, save, print, clearFragment]) call.mockReset();
    copy.mockResolvedValue(undefined);
  },
});

type Canvas = ReturnType<typeof within>;

const step = (canvas: Canvas) => canvas.getByText(complaintWords.next.heading).parentElement ?? document.body;
const letter = (canvas: Canvas, name: string) => {
  const details = canvas.getByRole("heading", { name }).closest("details");
  if (details === null) throw new Error("There is no such letter.");
  return details;
};
const enterDay = (canvas: Canvas, label: string, day: string) =>
  fireEvent.input(canvas.getByLabelText(label), { target: { value: day } });

/** Nobody has answered: it says where to begin, warns, and the first letter stands there with gaps. */
export const Empty = meta.story({
  async play({ canvas }) {
    await expect(within(step(canvas)).getByText("Write to the person who handles your file")).toBeVisible();
    await expect(canvas.getByText(complaintWords.deadlines.warning).tagName).toBe("STRONG");
    await expect(canvas.getByText(complaintWords.deadlines.none)).toBeVisible();
    await expect(canvas.getByText(complaintWords.bodies.chooseLine)).toBeVisible();
    await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: complaintWords.deadlines.calendar })).not.toBeInTheDocument();
    await expect(letter(canvas, letterWords.fileHandler.title)).toHaveTextContent(`[${letterWords.blanks.sender}]`);
    await expect(letter(canvas, letterWords.fileHandler.title).open).toBe(true);
    await expect(canvas.getByText(complaintWords.letters.noThird)).toBeVisible();
  },
});

/** The deadlines of the specification in Quebec, typed: 10, 60, 90 days and OLHI's ninety. */
export const Typical = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByLabelText(sharedToolWords.province.label), provinceNamesByCode.QC);
    await userEvent.selectOptions(canvas.getByLabelText(complaintWords.questions.line.label), "life");
    await userEvent.type(canvas.getByLabelText(complaintWords.questions.insurer.label), "Maple Life");
    await enterDay(canvas, complaintWords.questions.sent.label, "2026-11-02");
    await waitFor(() => expect(canvas.getByText("Write to the insurer’s complaint officer")).toBeVisible());
    const deadlines = within(canvas.getByRole("table"));
    await expect(canvas.getAllByRole("time").map((time) => time.getAttribute("datetime"))).toEqual([
      "2026-11-12",
      "2027-01-01",
      "2027-01-31",
      "2027-01-31",
    ]);
    await expect(deadlines.getByText("November 12, 2026")).toBeVisible();
    await expect(deadlines.getByText(complaintWords.deadlines.left(-10))).toBeVisible();
    await expect(deadlines.getByText(complaintWords.deadlines.left(40))).toBeVisible();
    await expect(canvas.getByRole("link", { name: "1-888-295-8112" })).toHaveAttribute("href", "tel:+18882958112");
    const second = within(letter(canvas, letterWords.complaintOfficer.title));
    await userEvent.click(second.getByRole("button", { name: complaintWords.letters.copy }));
    await expect(copy).toHaveBeenCalledOnce();
    const [text = ""] = copy.mock.lastCall ?? [];
    await expect(text).toContain(`To: ${letterWords.complaintOfficer.to("Maple Life")}`);
    await expect(text).toContain("November 22, 2026");
    await expect(text).toContain("final position letter");
    await expect(await second.findByText(complaintWords.letters.copied)).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: complaintWords.deadlines.calendar }));
    const [file] = save.mock.lastCall ?? [];
    await expect(file?.name).toBe(complaintWords.deadlines.calendarFile);
    await expect(file?.type).toBe("text/calendar");
    // The day that has passed is no longer in it.
    await expect(file?.text.match(/DTSTART;VALUE=DATE:(\d+)/g)).toEqual([
      "DTSTART;VALUE=DATE:20270101",
      "DTSTART;VALUE=DATE:20270131",
      "DTSTART;VALUE=DATE:20270131",
    ]);
    await userEvent.click(second.getByRole("button", { name: complaintWords.letters.save }));
    await expect(save.mock.lastCall?.[0]).toEqual({
      name: `${letterWords.complaintOfficer.fileName}.txt`,
      type: "text/plain",
      text,
    });
  },
});

const everything = {
  line: "home",
  bankSold: true,
  insurer: "Maple Mutual",
  name: "Ana Tremblay",
  policyNumber: "H-1",
  claimNumber: "C-2",
  event: "2026-03-03",
  refused: "2026-03-10",
  sent: "2026-04-01",
  acknowledged: "2026-04-03",
  finalLetter: "2026-11-20",
  story: `A pipe burst. ${"It was wet. ".repeat(200)}`,
  wish: "Pay the claim.",
  documents: Array.from({ length: 20 }, (_, index) => ({ title: `Report ${index + 1}` })),
};

/** No letter to anybody outside: the public plan's review has a form of its own, and no rule says how long one may sue. */
export const None = meta.story({
  args: { entries: { line: "auto", accidentBenefits: true, refused: "2026-11-02" }, province: "MB" },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByText("Request a review: Manitoba Public Insurance, Internal Review Office")).toBeVisible(),
    );
    await expect(canvas.getByText("January 1, 2027")).toBeVisible();
    await expect(canvas.getByText(complaintWords.deadlines.openTimes.timeToSue)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: /^3\./ })).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "1-800-493-9993" })).toHaveAttribute("href", "tel:+18004939993");
    // The province's other offices, without the one that the answer names.
    const others = within(canvas.getByText(complaintWords.bodies.othersTitle).closest("details") ?? document.body);
    await expect(others.getByText(officeOf("insurance-council-mb").name)).toBeInTheDocument();
    await expect(others.getByText(officeOf("ombudsman-mb").name)).toBeInTheDocument();
    await expect(others.queryByText(complaintWords.bodies.each.manitobaReview.name)).not.toBeInTheDocument();
  },
});

/** Where basic car insurance is public, its own offices come before the ombuds service for private policies. */
export const PublicCarInsurance = meta.story({
  args: { entries: { line: "auto" }, province: "BC" },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/go to ICBC’s own review, then its Fairness Officer/)).toBeVisible());
    await expect(canvas.getByText(complaintWords.bodies.each.gio.name)).toBeVisible();
  },
});

/** A final letter before the complaint: no deadline, no letter, and what is wrong; put right, they follow. */
export const WrongDates = meta.story({
  args: { entries: { line: "home", sent: "2026-11-02", finalLetter: "2026-11-01" }, province: "AB" },
  async play({ canvas }) {
    await expect(await canvas.findByText(complaintWords.next.conflictTitle)).toBeVisible();
    await expect(canvas.getByText(complaintWords.next.conflicts.finalLetterBeforeComplaint)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: complaintWords.deadlines.heading })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("heading", { name: complaintWords.letters.heading })).not.toBeInTheDocument();
    await enterDay(canvas, complaintWords.questions.finalLetter.label, "2026-11-03");
    await waitFor(() => expect(canvas.queryByText(complaintWords.next.conflictTitle)).not.toBeInTheDocument());
    await expect(canvas.getByRole("heading", { name: complaintWords.letters.heading })).toBeVisible();
  },
});

/** A day outside of what can be: words beside the field, and a way to it. */
export const OutOfRange = meta.story({
  args: { entries: { event: "1989-12-31" } },
  async play({ canvas, userEvent }) {
    const day = canvas.getByLabelText(complaintWords.questions.event.label);
    const problem = sharedToolWords.problem({ kind: "tooEarly", min: "1990-01-01" });
    await waitFor(() => expect(day).toHaveAccessibleDescription(expect.stringContaining(problem)));
    await userEvent.click(canvas.getByRole("link", { name: `${complaintWords.questions.event.label}. ${problem}` }));
    await expect(day).toHaveFocus();
    await enterDay(canvas, complaintWords.questions.event.label, "1990-01-01");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(complaintWords.next.heading)).toBeVisible());
  },
});

/** What was entered earlier in the visit is there again, says so, and goes with one press. */
export const Restored = meta.story({
  args: { entries: { line: "travel", insurer: "Maple Travel", sent: "2026-11-02" } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(sharedToolWords.restored.session)).toBeVisible();
    await expect(canvas.getByLabelText(complaintWords.questions.insurer.label)).toHaveValue("Maple Travel");
    await expect(canvas.getByLabelText(complaintWords.questions.sent.label)).toHaveValue("2026-11-02");
    await userEvent.click(canvas.getByRole("button", { name: complaintWords.form.reset }));
    await waitFor(() => expect(canvas.getByLabelText(complaintWords.questions.insurer.label)).toHaveValue(""));
    await expect(visit.read(note)).toBeNull();
  },
});

/** Shared by a link and opened from it: the same answers and letters, on another device. */
export const FromALink = meta.story({
  args: { fragment: encodeShareLink({ ...everything, province: "ON" }) },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(sharedToolWords.restored.link)).toBeVisible();
    await expect(clearFragment).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(complaintWords.questions.insurer.label)).toHaveValue("Maple Mutual");
    await expect(canvas.getByLabelText(sharedToolWords.province.label)).toHaveValue("ON");
    await waitFor(() =>
      expect(letter(canvas, letterWords.outsideBody.title(complaintWords.bodies.each.obsi.name))).toHaveTextContent(
        "21. Report 20",
      ),
    );

    await userEvent.click(canvas.getByRole("button", { name: sharedToolWords.actions.share }));
    await expect(await canvas.findByText(sharedToolWords.actions.shared)).toBeVisible();
    const [link = ""] = copy.mock.lastCall ?? [];
    await expect(canvas.getByLabelText(sharedToolWords.actions.linkLabel)).toHaveValue(link);
    await expect(link.startsWith(`${visit.address()}#v2.`)).toBe(true);
    await expect(decodeShareLink(new URL(link).hash)).toEqual({
      kind: "entries",
      entries: { ...everything, province: "ON" },
    });
  },
});

/** What was written about the same company stays. */
export const PrefilledAgain = meta.story({
  args: {
    entries: { insurer: "Desjardins", story: "A pipe burst." },
    fragment: encodeShareLink({ insurer: "Desjardins" }),
  },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByLabelText(complaintWords.questions.story.label)).toHaveValue("A pipe burst."),
    );
  },
});

/** From a company's own page: its name is there, the chosen province, and nothing of another company's letter. */
export const PrefilledForAnother = meta.story({
  args: {
    entries: { insurer: "Aviva Canada", policyNumber: "A-1" },
    fragment: encodeShareLink({ insurer: "Desjardins", province: "QC" }),
  },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByLabelText(complaintWords.questions.insurer.label)).toHaveValue("Desjardins"),
    );
    await expect(canvas.getByLabelText(sharedToolWords.province.label)).toHaveValue("QC");
    await expect(canvas.getByLabelText(complaintWords.questions.policyNumber.label)).toHaveValue("");
    await waitFor(() => expect(letter(canvas, letterWords.fileHandler.title)).toHaveTextContent("Desjardins"));
  },
});

/** A link longer than can be read again is not offered. */
export const TooLongForALink = meta.story({
  args: { entries: { line: "home", story: "災".repeat(5000), wish: "願".repeat(2000) } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: sharedToolWords.actions.share }));
    await expect(await canvas.findByText(complaintWords.share.tooLong)).toBeVisible();
    await expect(copy).not.toHaveBeenCalled();
  },
});

/** What is printed is the letter alone, until the print view is closed. */
export const Printed = meta.story({
  args: { entries: everything, province: "ON" },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText(/^Take it to the /)).toBeVisible());
    const third = letter(canvas, letterWords.outsideBody.title(complaintWords.bodies.each.obsi.name));
    // The next letter to send is open, with its twenty documents after the final letter.
    await expect(third.open).toBe(true);
    await expect(third).toHaveTextContent(`1. ${letterWords.finalLetter}`);
    await expect(canvas.getByRole("link", { name: "1-877-225-0446" })).toHaveAttribute("href", "tel:+18772250446");
    await userEvent.click(within(third).getByRole("button", { name: complaintWords.letters.print }));
    await expect(print).toHaveBeenCalledOnce();
    const printed = document.querySelectorAll("[data-printed=whole]");
    await expect(printed).toHaveLength(1);
    await expect(printed[0]).toHaveTextContent(letterWords.outsideBody.subject(everything.insurer));
    await expect(document.documentElement.dataset["paper"]).toBe("part");
    dispatchEvent(new Event("afterprint"));
    await expect(document.querySelector("[data-printed]")).toBeNull();
    await expect(document.documentElement.dataset["paper"]).toBeUndefined();

    await userEvent.click(canvas.getByRole("button", { name: complaintWords.print }));
    await expect(document.querySelector("[data-printed=whole]")).toHaveTextContent(complaintWords.deadlines.warning);
    dispatchEvent(new Event("afterprint"));
  },
});

/** Where the browser forbids copying, it says what to do. */
export const NotCopied = meta.story({
  async play({ canvas, userEvent }) {
    copy.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    const first = within(letter(canvas, letterWords.fileHandler.title));
    await userEvent.click(first.getByRole("button", { name: complaintWords.letters.copy }));
    await expect(await first.findByText(complaintWords.letters.notCopied)).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { entries: everything, province: "QC" },
  globals: { viewport: { value: "phone" } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText("Ask the insurer to send your file to the AMF")).toBeVisible());
    // The rules of the parts are clear of what stands above them.
    const province = canvas.getByLabelText(sharedToolWords.province.label).getBoundingClientRect();
    const insurance = canvas.getByRole("group", { name: "The insurance" }).getBoundingClientRect();
    await expect(insurance.top - province.bottom).toBeGreaterThanOrEqual(24);
    const checked = canvas.getAllByText(/^Pages and phone numbers checked/)[0];
    const others = canvas.getByText(complaintWords.bodies.othersTitle).closest("details");
    const gap = (others?.getBoundingClientRect().top ?? 0) - (checked?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBeGreaterThanOrEqual(12);
  },
});
