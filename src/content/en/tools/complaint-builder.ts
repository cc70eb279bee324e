import { longDate } from "#format/long-date.ts";
import type { ComplaintAnswer, ComplaintClock } from "#domain/tools/complaint-answer.ts";
import type { ComplaintValues } from "#domain/tools/complaint-inputs.ts";
import type { ComplaintWords } from "#domain/tools/complaint-words.ts";
import { otherOffices, outsideBodies } from "./complaint-bodies.ts";
import { writeLetter } from "./complaint-letters.ts";

const timeToSue = "Last day to sue, counted from the day it happened";

const clocks: ComplaintWords["clocks"]["each"] = {
  acknowledgement: { name: "The insurer confirms that it has your complaint", basis: "S128" },
  acknowledgementUsual: { name: "The insurer usually has confirmed your complaint", basis: "site" },
  bankAnswer: { name: "The bank’s final answer is due", basis: "S130" },
  quebecAnswer: { name: "The insurer’s final answer is due", basis: "S128" },
  quebecAnswerExtended: { name: "Final answer, if the insurer gave reasons in writing for more time", basis: "S128" },
  olhiCanPress: { name: "Without a final letter, OLHI can press the insurer from this day", basis: "S131" },
  obsi: { name: "Last day to take it to OBSI", basis: "S130" },
  amfTransfer: { name: "Ask for your file to go to the AMF by this day", basis: "S246" },
  licenceAppealTribunal: { name: "Last day to apply to the Licence Appeal Tribunal", basis: "S77" },
  manitobaReview: { name: "Last day to ask Manitoba Public Insurance for its review", basis: "S702" },
  saskatchewanAppeal: { name: "Last day to appeal to the Automobile Injury Appeal Commission", basis: "S704" },
  quebecReview: { name: "Last day to ask the SAAQ for its review", basis: "S705" },
  courtAlberta: { name: timeToSue, basis: "S533" },
  courtBritishColumbia: { name: timeToSue, basis: "S532" },
  courtManitoba: { name: timeToSue, basis: "S714" },
  courtNewBrunswick: { name: `${timeToSue}: the one year of some insurance claims`, basis: "S710" },
  courtNovaScotia: { name: timeToSue, basis: "S711" },
  courtOntario: { name: timeToSue, basis: "S728" },
  courtOntarioPolicy: { name: `${timeToSue}: the one year that many policies print`, basis: "S534" },
  courtQuebec: { name: timeToSue, basis: "S79" },
  courtSaskatchewan: { name: timeToSue, basis: "S713" },
};

const certainty: ComplaintWords["clocks"]["certainty"] = {
  fixed: "A rule of the law or of the service",
  usual: "Usual, not a rule: ask for it in writing",
  askALawyer: "Your policy may say less: ask a lawyer well before",
};

/** A day is named in full; what comes before is in the rules of the place. */
function nextStep({ sent }: ComplaintValues, { bodies, letterTo, nextLetter, needsFinalLetter }: ComplaintAnswer) {
  const [first] = bodies;
  if (first !== undefined && letterTo === null) {
    return {
      title: `Ask for a review: ${outsideBodies[first].name}`,
      text: "Disputes about these benefits have a way of their own with a short time limit. Use its form, and keep a copy. A letter to the person who handles your file can run beside it.",
    };
  }
  if (nextLetter === "fileHandler") {
    return {
      title: "Write to the person who handles your file",
      text: "Send the first letter and note the day. If the answer is no, or there is none, the second letter comes next.",
    };
  }
  if (nextLetter === "complaintOfficer") {
    return {
      title: "Write to the insurer’s complaint officer",
      text: `You complained on ${sent === null ? "" : longDate(sent)}. ${
        needsFinalLetter
          ? "Ask now for the final position letter. It opens the door to the free service outside."
          : "Ask now for the final position letter. In Quebec you can then ask the insurer to send your file to the AMF."
      }`,
    };
  }
  if (letterTo === "amf") {
    return {
      title: "Ask the insurer to send your file to the AMF",
      text: "Send the third letter to the insurer’s complaint officer, and ask for proof of the day on which the file went.",
    };
  }
  if (letterTo === null) {
    return {
      title: "Go outside, with the final position letter",
      text: "Choose the kind of insurance, and you see who reviews it.",
    };
  }
  if (first === "licenceAppealTribunal") {
    return {
      title: "Apply to the Licence Appeal Tribunal",
      text: "It decides about accident benefits in Ontario. Use its own form. The third letter, to FSRA, is for how you were treated.",
    };
  }
  return {
    title: `Go outside: ${outsideBodies[letterTo].name}`,
    text: "Send the third letter with the final position letter. It is free, and no lawyer is needed.",
  };
}

function calendarEvent({ key, from, certainty: kind }: ComplaintClock, insurer: string) {
  return {
    title: `${clocks[key].name}${insurer.trim() === "" ? "" : ` (${insurer.trim()})`}`,
    description: `Counted from ${longDate(from)}. ${certainty[kind]}. A complaint does not stop the time to sue. Northcover: education, not advice.`,
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
        creditor: "On a loan or a card",
      },
    },
    bankSold: { label: "A bank sold it", hint: "A federal credit union counts as a bank here." },
    accidentBenefits: {
      label: "It is about injury benefits after a car crash",
      hint: "Treatment, lost income or care, paid by your own insurer or by the public plan.",
    },
    insurer: { label: "Insurer" },
    name: { label: "Your name", hint: "For the letters alone." },
    policyNumber: { label: "Policy number" },
    claimNumber: { label: "Claim or file number" },
    event: {
      label: "The day it happened",
      hint: "The loss, the illness, the bill. If you are not sure, take the earliest.",
    },
    refused: { label: "The day of the decision you dispute" },
    sent: { label: "The day you complained in writing", hint: "Leave it empty if you have not yet." },
    acknowledged: { label: "The day the insurer confirmed your complaint" },
    finalLetter: {
      label: "The date of the final position letter",
      hint: "The insurer’s last word on your complaint, in writing.",
    },
    story: { label: "What happened", hint: "In order, with dates. One page is enough." },
    wish: { label: "What you want", hint: "Name the amount, or what the insurer should do." },
    documents: {
      label: "Papers you will attach",
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
    heading: "What to do next",
    step: nextStep,
    conflictTitle: "These dates cannot all be right",
    conflicts: {
      finalLetterBeforeComplaint:
        "The final position letter is dated before your complaint. A final letter answers a complaint, so one of the two dates is wrong, or it is an earlier letter. Correct it and the clocks follow.",
      acknowledgedBeforeComplaint:
        "The insurer confirmed your complaint before you made it. Correct one of the two dates and the clocks follow.",
      complaintBeforeEvent: "You complained before it happened. Correct one of the two dates and the clocks follow.",
      refusedBeforeEvent: "The decision came before it happened. Correct one of the two dates and the clocks follow.",
    },
    jump: "Go to what to do next",
  },
  bodies: {
    heading: "Who can look at it from outside",
    chooseLine: "Choose the kind of insurance, and you see who reviews it.",
    chooseProvince: "Choose a province to see its regulator and its time limits, too.",
    publicCar: {
      BC: "Basic car insurance is from ICBC. About it, ask ICBC for its own review, then its Fairness Officer, then the provincial Ombudsperson. GIO is for private policies.",
      MB: "Car insurance is from Manitoba Public Insurance. About it, ask for its own review, then the provincial Ombudsman. GIO is for private policies.",
      SK: "Basic car insurance is from SGI. About it, use SGI’s own appeals, then the provincial ombudsman. GIO is for private policies.",
    },
    each: outsideBodies,
    othersTitle: "Other offices where you live",
    others: otherOffices,
  },
  clocks: {
    heading: "Which clocks run",
    warning: "Complaining does not stop the time to sue.",
    none: "Enter the dates you know, and you see which clocks run and until when.",
    columns: ["What", "Day", "How sure it is"],
    each: clocks,
    from: (day) => `Counted from ${longDate(day)}`,
    certainty,
    left(days) {
      if (days < 0) return "passed";
      if (days === 0) return "today";
      return days === 1 ? "tomorrow" : `in ${days} days`;
    },
    openTitle: "No rule that we found: ask for it in writing",
    openTimes: {
      finalAnswer:
        "How long the insurer may take for its final answer. Ask the complaint officer for the date, in writing.",
      outsideBody:
        "How long you may wait before you go to the ombuds service after the final letter. Go at once, and ask it for its limit in writing.",
      timeToSue:
        "How long you have to sue. Ask the insurer for the last day in writing, read your policy, and ask a lawyer.",
    },
    calendar: "Put the dates in my calendar",
    calendarNote: "A calendar file (.ics) with the days to come, each with a reminder three days before.",
    calendarFile: "complaint-dates.ics",
    calendarEvent,
  },
  letters: {
    heading: "The three letters",
    lead: "What you enter stands in them. What is missing stands in square brackets. Read each one before you send it, and attach copies, never originals.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Your browser did not allow copying. Select the text and copy it by hand.",
    print: "Print",
    save: "Save as a file",
    noThird:
      "The third letter goes to the service outside. Choose the kind of insurance to see it. A tribunal has a form of its own in place of a letter.",
    write: writeLetter,
  },
  papers: {
    heading: "What to attach",
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
    heading: "Share it, or come back to it",
    lead: "The link holds all that you typed here: your story, and your name and policy number if you gave them. It holds them after the # sign, a part of the address that browsers do not send to any website. Give it only to people who may read your complaint.",
    tooLong: "Your text is too long for a link. Save the letters as files instead.",
  },
  print: "Print the steps and dates",
  closing: "This is education, not advice. Rules differ by province, and your policy’s wording decides.",
};
