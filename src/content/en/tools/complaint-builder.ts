import { longDate } from "#format/long-date.ts";
import type { ComplaintDeadline } from "#domain/tools/complaint-answer.ts";
import type { ComplaintWords } from "#domain/tools/complaint-words.ts";
import { otherOffices, outsideBodies } from "#content/tools/complaint-bodies.ts";
import { namedDeadline, nextStep, type StepWords } from "#content/tools/complaint-steps.ts";
import { writeLetter } from "#content/tools/complaint-letters.ts";
import { letterWords } from "./complaint-letters.ts";

const timeToSue = "Last day to sue, counted from the day it happened";

const namedDeadlineOf = namedDeadline({
  timeToSue,
  acknowledgement: "The insurer confirms that it has your complaint",
  acknowledgementUsual: "By now the insurer has usually confirmed your complaint",
  bankAnswer: "The bank’s final answer is due",
  quebecAnswer: "The insurer’s final answer is due",
  quebecAnswerExtended: "Final answer, if the insurer gave written reasons for more time",
  olhiCanPress: "Without a final letter, OLHI can press the insurer from this day",
  obsi: "Last day to take it to OBSI",
  amfTransfer: "Last day to have your file sent to the AMF",
  licenceAppealTribunal: "Last day to apply to the Licence Appeal Tribunal",
  manitobaReview: "Last day to request a review by Manitoba Public Insurance",
  saskatchewanAppeal: "Last day to appeal to the Automobile Injury Appeal Commission",
  quebecReview: "Last day to request a review by the SAAQ",
  courtNewBrunswick: `${timeToSue}: one year for injury benefits of a car policy, and perhaps for yours`,
  courtOntarioPolicy: `${timeToSue}: the one year that many policies print. Consumers may have two years; don’t count on it`,
  courtPlanned: "Last day to plan on for a lawsuit: one year from the day it happened. You may have longer",
});

const certainty: ComplaintWords["deadlines"]["certainty"] = {
  fixed: "A rule of the law or of the service",
  usual: "Usual, but not a rule: get it in writing",
  askALawyer: "Your policy may give less time: see a lawyer well before",
};

const steps: StepWords = {
  review: (body) => ({
    title: `Request a review: ${body}`,
    text: "Disputes about these benefits have their own process, with a short time limit. Use its form and keep a copy. You can also write to the person who handles your file.",
  }),
  fileHandler: {
    title: "Write to the person who handles your file",
    text: "Send the first letter and note the day. If the answer is no, or you get none, send the second letter.",
  },
  complaintOfficer: (day, needsFinalLetter) => ({
    title: "Write to the insurer’s complaint officer",
    text: `You complained on ${day}. ${
      needsFinalLetter
        ? "Now request the final position letter. With it, the free outside service can take your case."
        : "Now request the final position letter. In Quebec the insurer then sends your file to the AMF at your request."
    }`,
  }),
  amf: {
    title: "Ask the insurer to send your file to the AMF",
    text: "Send the third letter to the insurer’s complaint officer, and get proof of the day the file was sent.",
  },
  unknownBody: {
    title: "Take the final position letter to the outside service",
    text: "Choose the kind of insurance to see who reviews it.",
  },
  licenceAppealTribunal: {
    title: "Apply to the Licence Appeal Tribunal",
    text: "It decides about accident benefits in Ontario. Use its own form. The third letter, to FSRA, is about how you were treated.",
  },
  outsideBody: (body) => ({
    title: `Take it to the ${body}`,
    text: "Send the third letter with the final position letter. It’s free, and you don’t need a lawyer.",
  }),
};

function calendarEvent({ key, from, certainty: kind }: ComplaintDeadline, insurer: string) {
  return {
    title: `${namedDeadlineOf(key).name}${insurer.trim() === "" ? "" : ` (${insurer.trim()})`}`,
    description: `Counted from ${longDate(from)}. ${certainty[kind]}. A complaint doesn’t stop the time limit to sue. Northcover: education, not advice.`,
  };
}

/** Words of the complaint builder. */
export const complaintWords: ComplaintWords = {
  questions: {
    line: {
      label: "Kind of insurance",
      options: {
        home: "Home, condo or tenant",
        auto: "Car",
        business: "Business",
        life: "Life",
        disability: "Disability",
        health: "Health and dental",
        travel: "Travel",
        creditor: "Creditor insurance, on a loan or card",
      },
    },
    bankSold: { label: "Bought through a bank", hint: "A federal credit union counts as a bank here." },
    accidentBenefits: {
      label: "It’s about injury benefits after a car crash",
      hint: "Treatment, lost income or care, paid by your own insurer or by the public plan.",
    },
    insurer: { label: "Insurer" },
    name: { label: "Your name", hint: "Used only in the letters." },
    policyNumber: { label: "Policy number" },
    claimNumber: { label: "Claim or file number" },
    event: {
      label: "The day it happened",
      hint: "The loss, the illness or the bill. If you aren’t sure, use the earliest.",
    },
    refused: { label: "The day of the decision you disagree with" },
    sent: { label: "The day you complained in writing", hint: "Leave it empty if you haven’t yet." },
    acknowledged: { label: "The day the insurer confirmed your complaint" },
    finalLetter: {
      label: "The date of the final position letter",
      hint: "The insurer’s last word on your complaint, in writing.",
    },
    story: { label: "What happened", hint: "In order, with dates. One page is enough." },
    wish: { label: "What you want", hint: "Name the amount, or what the insurer should do." },
    documents: {
      label: "Papers you’ll attach",
      row: "Paper",
      add: "Add a paper",
      fields: { title: { label: "What it is" } },
    },
  },
  form: {
    heading: "Your complaint",
    privacy:
      "Answer what you can and leave the rest empty. The letters and dates are made in your browser: nothing you enter is sent. Your answers stay in this tab until you close it.",
    reset: "Clear my answers",
    groups: [
      { title: "The insurance", inputs: ["line", "bankSold", "accidentBenefits", "insurer"] },
      { title: "The dates", inputs: ["event", "refused", "sent", "acknowledged", "finalLetter"] },
      { title: "For the letters", inputs: ["story", "wish", "documents", "name", "policyNumber", "claimNumber"] },
    ],
  },
  next: {
    heading: "What should you do next?",
    step: nextStep(steps),
    conflictTitle: "These dates can’t all be right",
    conflicts: {
      finalLetterBeforeComplaint:
        "The final position letter is dated before your complaint. A final letter answers a complaint, so one of the two dates is wrong, or it is an earlier letter. Correct it to see your deadlines.",
      acknowledgedBeforeComplaint:
        "The insurer confirmed your complaint before you made it. Correct one of the two dates to see your deadlines.",
      complaintBeforeEvent: "You complained before it happened. Correct one of the two dates to see your deadlines.",
      refusedBeforeEvent: "The decision came before it happened. Correct one of the two dates to see your deadlines.",
    },
    jump: "Show my next step and letters",
  },
  bodies: {
    heading: "Who can review it from outside?",
    chooseLine: "Choose the kind of insurance to see who reviews it.",
    chooseProvince: "Choose a province to see its regulator and time limits, too.",
    publicCar: {
      BC: "ICBC sells basic car insurance. For that, go to ICBC’s own review, then its Fairness Officer, then the provincial Ombudsperson. GIO is for private policies.",
      MB: "Manitoba Public Insurance sells car insurance. For that, go to its own review, then the provincial Ombudsman. GIO is for private policies.",
      SK: "SGI sells basic car insurance. For that, go to SGI’s own appeals, then the provincial ombudsman. GIO is for private policies.",
    },
    each: outsideBodies,
    othersTitle: "Other offices where you live",
    others: otherOffices,
  },
  deadlines: {
    heading: "Your deadlines",
    warning: "Complaining doesn’t stop the time limit to sue.",
    none: "Enter the dates you know to see your deadlines.",
    columns: ["What", "Day", "How certain"],
    named: namedDeadlineOf,
    from: (day) => `Counted from ${longDate(day)}`,
    certainty,
    left(days) {
      if (days < 0) return "passed";
      if (days === 0) return "today";
      return days === 1 ? "tomorrow" : `in ${days} days`;
    },
    openTitle: "We haven’t found a rule for these: get the date in writing",
    openTimes: {
      finalAnswer: "How long the insurer may take for its final answer. The complaint officer can tell you the date.",
      outsideBody:
        "How long you may wait after the final letter before you go to the ombuds service. Go right away; the service can tell you its limit.",
      timeToSue:
        "How long you have to sue. The letters ask the insurer for the last day. Read your policy, and see a lawyer.",
    },
    calendar: "Put the dates in my calendar",
    calendarNote: "A calendar file (.ics) with the days to come, each with a reminder three days before.",
    calendarFile: "complaint-dates.ics",
    calendarEvent,
  },
  letters: {
    heading: "Your three letters",
    lead: "They contain what you entered, with square brackets where something is missing. Read each one before you send it, and attach copies, never originals.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Your browser didn’t allow copying. Select the text and copy it by hand.",
    print: "Print",
    save: "Save as a file",
    noThird:
      "The third letter goes to the outside service. Choose the kind of insurance to see it. A tribunal uses its own form, not a letter.",
    write: writeLetter(letterWords),
  },
  documents: {
    heading: "What should you attach?",
    lead: "Copies, never originals.",
    each: {
      policy: "Your policy, with the page you rely on",
      correspondence: "Letters and emails with the insurer, and notes of calls with dates and names",
      receipts: "Receipts, estimates and reports that show what you claim",
      photographs: "Photographs of the damage",
      finalLetter: "The final position letter",
    },
  },
  share: {
    heading: "Save or share",
    lead: "The link holds everything you typed here: your story, and your name and policy number if you gave them. They’re after the # sign, a part of the address that browsers don’t send to any website. Give it only to people who may read your complaint.",
    tooLong: "Your text is too long for a link. Save the letters as files instead.",
  },
  print: "Print the steps and dates",
  closing: "This is education, not advice. Rules differ by province, and your policy’s wording decides.",
};
