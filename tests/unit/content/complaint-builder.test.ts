import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { complaintLimits } from "#domain/figures/complaint-limits.ts";
import { answerComplaint, complaintLetters, type ComplaintLetter } from "#domain/tools/complaint-answer.ts";
import { complaintInputs } from "#domain/tools/complaint-inputs.ts";
import { calendarFile } from "#domain/tools/calendar-file.ts";
import { outsideBodies } from "#content/tools/complaint-bodies.ts";
import { complaintWords } from "#text/tools/complaint-builder.ts";
import { readValues } from "../domain/tools/read-values.ts";

const today = "2026-11-22";

function complaint(entries: Record<string, unknown>) {
  const values = readValues(complaintInputs, entries);
  return { values, answer: answerComplaint(values) };
}

function letter(which: ComplaintLetter, entries: Record<string, unknown>) {
  const { values, answer } = complaint(entries);
  return complaintWords.letters.write(which, values, answer, today);
}

const typical = {
  province: "QC",
  line: "home",
  insurer: "Maple Mutual",
  name: "Ana Tremblay",
  policyNumber: "H-1",
  claimNumber: "C-2",
  event: "2026-03-03",
  refused: "2026-03-10",
  sent: "2026-11-02",
  story: "A pipe burst.",
  wish: "Pay the claim.",
  documents: [{ title: "Plumber's report" }, { title: " " }],
};

describe("the letters", () => {
  test("the first one states the known facts and asks for the reason and the last day to sue", () => {
    expect(letter("fileHandler", typical)?.text).toBe(`Ana Tremblay
November 22, 2026

To: Maple Mutual, the person who handles my file

Subject: I disagree with your decision
Policy: H-1. Claim or file: C-2.

What happened:
It happened on March 3, 2026.
I dispute your decision of March 10, 2026.
A pipe burst.

What I ask for:
Pay the claim.

Please answer in writing and say by which date I will have your answer. If you keep your decision, name the words of the policy that you rely on, and the facts.

Please tell me, too, the last day on which I may start a court action, and which words set that day.

Attached, as copies:
1. Plumber's report

Yours truly,

Ana Tremblay`);
  });

  test("missing facts are in brackets", () => {
    const text = letter("fileHandler", {})?.text ?? "";
    for (const gap of ["your name and address", "insurer", "policy number", "claim number", "the papers you attach"]) {
      expect(text).toContain(`[${gap}]`);
    }
    for (const which of complaintLetters) expect(letter(which, {})?.text ?? "").not.toMatch(/null|undefined|NaN/);
  });

  test("the second one asks for the final position letter and states the insurer's deadlines", () => {
    const quebec = letter("complaintOfficer", typical)?.text ?? "";
    expect(quebec).toContain(
      "I complained in writing on November 2, 2026. I have had no confirmation that it arrived.",
    );
    expect(quebec).toContain("please send me your final position letter");
    const { acknowledgement, quebecAnswer, quebecExtension, bankAnswer } = complaintLimits;
    expect(quebec).toContain(`${acknowledgement.value} days to confirm`);
    expect(quebec).toContain(`${quebecAnswer.value} days for your final answer`);
    expect(quebec).toContain(`can become ${quebecAnswer.value + quebecExtension.value} only`);
    const bank = letter("complaintOfficer", { line: "creditor", sent: "2026-11-02", acknowledged: "2026-11-04" });
    expect(bank?.text).toContain(`${bankAnswer.value} days`);
    expect(bank?.text).toContain("You confirmed on November 4, 2026 that it arrived.");
    // We found no law with a time limit elsewhere, so the letter asks for one.
    const elsewhere = letter("complaintOfficer", { line: "home", province: "AB", sent: "2026-11-02" })?.text ?? "";
    expect(elsewhere).toContain("by which date I will have your final position letter");
    expect(elsewhere).not.toMatch(/\d+ days/);
    expect(letter("complaintOfficer", {})?.text).toContain("and we do not agree");
  });

  test.each([
    [{ province: "AB", line: "home" }, "To: General Insurance OmbudService (GIO)"],
    [{ province: "AB", line: "travel" }, "To: OmbudService for Life & Health Insurance (OLHI)"],
    [{ province: "AB", line: "creditor" }, "To: Ombudsman for Banking Services and Investments (OBSI)"],
    [
      { province: "ON", line: "auto", accidentBenefits: true },
      "To: Financial Services Regulatory Authority of Ontario (FSRA)",
    ],
    [{ province: "QC", line: "home" }, "To: [insurer], the complaint officer"],
  ])("the third one is addressed to the competent body: %j", (entries, to) => {
    const text = letter("outsideBody", { ...entries, sent: "2026-11-02", finalLetter: "2026-11-20" })?.text;
    expect(text).toContain(to);
    expect(text).toContain("Final position letter: November 20, 2026");
    expect(text).toContain("1. The final position letter");
  });

  test("the third one mentions a missing final letter, and is omitted if a tribunal has a form", () => {
    expect(letter("outsideBody", { line: "home" })?.text).toContain("I do not have a final position letter yet.");
    expect(letter("outsideBody", { line: "auto", province: "SK", accidentBenefits: true })).toBeNull();
    expect(letter("outsideBody", {})).toBeNull();
  });
});

describe("the words", () => {
  test("state the same periods as the deadlines", () => {
    const { olhiPress, obsi, licenceAppealTribunal, manitobaReview, saskatchewanAppeal, quebecReview } =
      complaintLimits;
    const said = (body: keyof typeof outsideBodies) => JSON.stringify(outsideBodies[body]);
    expect(said("olhi")).toContain(`${olhiPress.value} days`);
    expect(said("obsi")).toContain(`${obsi.value} days`);
    expect(said("licenceAppealTribunal")).toContain(`${licenceAppealTribunal.value} years`);
    expect(said("manitobaReview")).toContain(`${manitobaReview.value} days`);
    expect(said("saskatchewanAppeal")).toContain(`${saskatchewanAppeal.value} days`);
    expect(said("quebecReview")).toContain(`${quebecReview.value} days`);
  });

  test.each([
    ["acknowledgement", "S128"],
    ["acknowledgementUsual", "site"],
    ["quebecAnswerExtended", "S128"],
    ["olhiCanPress", "S131"],
    ["courtPlanned", "site"],
    ["courtOntarioPolicy", "S1314"],
  ] as const)("name %s and its source, %s", (key, basis) => {
    expect(complaintWords.deadlines.named(key)).toEqual({ name: expect.stringMatching(/\w/), basis });
  });

  test.each([
    [{ line: "home" }, "Write to the person who handles your file"],
    [{ line: "home", sent: "2026-11-02" }, "Write to the insurer’s complaint officer"],
    [{ line: "home", finalLetter: "2026-11-20" }, "Take it to the General Insurance OmbudService (GIO)"],
    [{ finalLetter: "2026-11-20" }, "Take the final position letter to the outside service"],
    [{ line: "home", province: "QC", finalLetter: "2026-11-20" }, "Ask the insurer to send your file to the AMF"],
    [
      { line: "auto", province: "ON", accidentBenefits: true, finalLetter: "2026-11-20" },
      "Apply to the Licence Appeal Tribunal",
    ],
    [{ line: "auto", province: "SK", accidentBenefits: true }, "Request a review: Automobile Injury Appeal Commission"],
  ])("name the next step: %j", (entries, title) => {
    const { values, answer } = complaint(entries);
    expect(complaintWords.next.step(values, answer).title).toBe(title);
  });

  test.each([
    [-1, "passed"],
    [0, "today"],
    [1, "tomorrow"],
    [40, "in 40 days"],
  ])("%i days off", (days, words) => expect(complaintWords.deadlines.left(days)).toBe(words));
});

test("the calendar file has every deadline on its date, and warns that a complaint does not stop the limitation period", () => {
  const { deadlines } = complaint({ ...typical, line: "life" }).answer;
  const events = deadlines.map((deadline) => ({
    id: `complaint-${deadline.key}-${deadline.from}`,
    day: deadline.until,
    ...complaintWords.deadlines.calendarEvent(deadline, typical.insurer),
  }));
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(events, today)));
  const read = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  expect(read.map(({ startDate, summary }) => `${startDate.toString()} ${summary}`)).toEqual([
    "2026-11-12 The insurer confirms that it has your complaint (Maple Mutual)",
    "2027-01-01 The insurer’s final answer is due (Maple Mutual)",
    "2027-01-31 Final answer, if the insurer gave written reasons for more time (Maple Mutual)",
    "2027-01-31 Without a final letter, OLHI can press the insurer from this day (Maple Mutual)",
    "2029-03-03 Last day to sue, counted from the day it happened (Maple Mutual)",
  ]);
  for (const { description } of read) expect(description).toContain("A complaint doesn’t stop the time limit to sue.");
  expect(new Set(read.map(({ uid }) => uid)).size).toBe(read.length);
});
