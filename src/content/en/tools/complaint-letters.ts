import { longDate } from "#format/long-date.ts";
import type { IsoDay } from "#domain/dated-figure.ts";
import type { ComplaintAnswer, ComplaintLetter } from "#domain/tools/complaint-answer.ts";
import type { ComplaintValues } from "#domain/tools/complaint-inputs.ts";
import type { Letter } from "#domain/tools/complaint-words.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { outsideBodies } from "./complaint-bodies.ts";

const lineNames: Readonly<Record<NonNullable<ComplaintValues["line"]>, string>> = {
  home: "home insurance",
  auto: "car insurance",
  business: "business insurance",
  life: "life insurance",
  disability: "disability insurance",
  health: "health and dental insurance",
  travel: "travel insurance",
  creditor: "creditor insurance on a loan or card",
};

interface Facts {
  readonly values: ComplaintValues;
  readonly answer: ComplaintAnswer;
  readonly today: IsoDay;
}

/** An empty entry becomes a bracketed blank, to fill in by hand. */
const orGap = (text: string, gap: string) => (text.trim() === "" ? `[${gap}]` : text.trim());

const numbered = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${item}`).join("\n");

function head({ values, today }: Facts, to: string, subject: string): string {
  return `${orGap(values.name, "your name and address")}
${longDate(today)}

To: ${to}

${subject}
Policy: ${orGap(values.policyNumber, "policy number")}. Claim or file: ${orGap(values.claimNumber, "claim number")}.`;
}

function whatHappened({ story, event, refused }: ComplaintValues): string {
  const dates = [
    event === null ? "" : `It happened on ${longDate(event)}.`,
    refused === null ? "" : `I dispute your decision of ${longDate(refused)}.`,
  ].filter(Boolean);
  return [...dates, orGap(story, "what happened, in order, with dates")].join("\n");
}

function attached({ values, answer }: Facts): string {
  const own = values.documents.map(({ title }) => title.trim()).filter((title) => title !== "");
  const papers = own.length > 0 ? own : ["[the papers you attach]"];
  const final = answer.nextLetter === "outsideBody" ? ["The final position letter"] : [];
  return `Attached, as copies:\n${numbered([...final, ...papers])}`;
}

const foot = ({ values }: Facts) => `Yours truly,\n\n${orGap(values.name, "your name")}`;

const dateOfEnd =
  "Please tell me, too, the last day on which I may start a court action, and which words set that day.";

function fileHandler(facts: Facts): Letter {
  const { values } = facts;
  const insurer = orGap(values.insurer, "insurer");
  return {
    title: "1. To the person who handles your file",
    hint: "Send it by email or mail, and keep proof of the day. Many disputes end here, because a supervisor reads it.",
    fileName: "letter-1-file-handler",
    text: [
      head(facts, `${insurer}, the person who handles my file`, "Subject: I disagree with your decision"),
      `What happened:\n${whatHappened(values)}`,
      `What I ask for:\n${orGap(values.wish, "the amount or the act that you want")}`,
      "Please answer in writing and say by which date I will have your answer. If you keep your decision, name the words of the policy that you rely on, and the facts.",
      dateOfEnd,
      attached({ ...facts, answer: { ...facts.answer, nextLetter: "fileHandler" } }),
      foot(facts),
    ].join("\n\n"),
  };
}

function answerTime({ values, answer }: Facts): string {
  if (answer.bodies.includes("amf")) {
    return "The rules in Quebec give you 10 days to confirm in writing that you have my complaint, and 60 days for your final answer. Those 60 days can become 90 only if you give me reasons in writing.";
  }
  if (values.bankSold || values.line === "creditor") {
    return "As far as a bank answers for this insurance, it has 56 days to answer my complaint. Please confirm in writing by which date I will have your final position letter.";
  }
  return "Please confirm in writing that you have my complaint, and by which date I will have your final position letter.";
}

function complaintOfficer(facts: Facts): Letter {
  const { values } = facts;
  const { sent, acknowledged } = values;
  const sofar =
    sent === null
      ? "I have written to the person who handles my file, and we do not agree."
      : `I complained in writing on ${longDate(sent)}. ${
          acknowledged === null
            ? "I have had no confirmation that it arrived."
            : `You confirmed on ${longDate(acknowledged)} that it arrived.`
        }`;
  return {
    title: "2. To the complaint officer: ask for the final position letter",
    hint: "Every insurer has a complaint officer, sometimes called an ombudsperson. The name is on its website.",
    fileName: "letter-2-complaint-officer",
    text: [
      head(
        facts,
        `${orGap(values.insurer, "insurer")}, the complaint officer`,
        "Subject: Complaint, and request for your final position letter",
      ),
      sofar,
      `What happened:\n${whatHappened(values)}`,
      `What I ask for:\n${orGap(values.wish, "the amount or the act that you want")}`,
      `Please review my file. If you do not agree, please send me your final position letter with:\n${numbered([
        "your decision and the facts you rely on",
        "the words of the policy you rely on",
        "the outside service to which I can take my complaint",
      ])}`,
      answerTime(facts),
      dateOfEnd,
      attached({ ...facts, answer: { ...facts.answer, nextLetter: "complaintOfficer" } }),
      foot(facts),
    ].join("\n\n"),
  };
}

function record({ values }: Facts): string {
  const { event, refused, sent, acknowledged, finalLetter } = values;
  const days = [
    ["It happened", event],
    ["The decision I dispute", refused],
    ["I complained in writing", sent],
    ["The insurer confirmed my complaint", acknowledged],
    ["Final position letter", finalLetter],
  ] as const;
  return days.map(([name, day]) => `${name}: ${day === null ? "[date, if there is one]" : longDate(day)}`).join("\n");
}

function outsideBody(facts: Facts): Letter | null {
  const { values, answer } = facts;
  const { letterTo } = answer;
  if (letterTo === null) return null;
  const insurer = orGap(values.insurer, "insurer");
  const { name } = outsideBodies[letterTo];
  const about = `It is about ${values.line === null ? "[kind of insurance]" : lineNames[values.line]}${
    values.province === null ? "" : ` in ${provinceNamesByCode[values.province]}`
  }.`;
  if (letterTo === "amf") {
    return {
      title: "3. To the insurer: send my file to the AMF",
      hint: "In Quebec the insurer itself sends your complaint file to the AMF when you ask for it.",
      fileName: "letter-3-send-my-file-to-the-amf",
      text: [
        head(
          facts,
          `${insurer}, the complaint officer`,
          "Subject: Please send my complaint file to the Autorité des marchés financiers",
        ),
        `I am not satisfied with how my complaint was handled. ${about}`,
        record(facts),
        `Please send my complaint file to the ${name}. Confirm to me in writing that you have done so, and on which day.`,
        `What I ask for:\n${orGap(values.wish, "the amount or the act that you want")}`,
        attached(facts),
        foot(facts),
      ].join("\n\n"),
    };
  }
  const isFsra = letterTo === "fsra";
  const state =
    values.finalLetter === null
      ? "I do not have a final position letter yet. [Send this letter once you have it.]"
      : "The insurer’s final position letter is attached.";
  return {
    title: `3. To the ${name}`,
    hint:
      letterTo === "fsra"
        ? "It looks at breaches of insurance law, not at what you’re owed. The Licence Appeal Tribunal decides on the benefits themselves, with its own form."
        : "It reviews your complaint free of charge once you have the final position letter. It may want its own form; the letter has what the form asks for.",
    fileName: `letter-3-${letterTo}`,
    text: [
      head(facts, name, `Subject: Complaint about ${insurer}`),
      isFsra
        ? `I ask you to look at how ${insurer} dealt with my claim. ${about}`
        : `I ask you to review my complaint about ${insurer}. ${about}`,
      record(facts),
      `What happened:\n${orGap(values.story, "what happened, in order, with dates")}`,
      `What I asked the insurer for:\n${orGap(values.wish, "the amount or the act that you want")}`,
      isFsra ? "" : state,
      attached(facts),
      foot(facts),
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

const writers: Readonly<Record<ComplaintLetter, (facts: Facts) => Letter | null>> = {
  fileHandler,
  complaintOfficer,
  outsideBody,
};

/** A letter of the complaint builder, with what was typed in it. */
export function writeLetter(
  letter: ComplaintLetter,
  values: ComplaintValues,
  answer: ComplaintAnswer,
  today: IsoDay,
): Letter | null {
  return writers[letter]({ values, answer, today });
}
