import type { ComplaintValues } from "#domain/tools/complaint-inputs.ts";
import type { LetterWords } from "#content/tools/complaint-letters.ts";

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

/** Words of the three letters. */
export const letterWords: LetterWords = {
  blanks: {
    sender: "your name and address",
    name: "your name",
    policyNumber: "policy number",
    claimNumber: "claim number",
    insurer: "insurer",
    line: "kind of insurance",
    story: "what happened, in order, with dates",
    wish: "the amount or the act that you want",
    documents: "the papers you attach",
    date: "date, if there is one",
  },
  head: ({ sender, day, to, subject, policyNumber, claimNumber }) =>
    `${sender}\n${day}\n\nTo: ${to}\n\n${subject}\nPolicy: ${policyNumber}. Claim or file: ${claimNumber}.`,
  foot: (name) => `Yours truly,\n\n${name}`,
  headings: {
    story: "What happened",
    wish: "What I ask for",
    earlierWish: "What I asked the insurer for",
    attached: "Attached, as copies",
  },
  pair: (label, text, separator) => `${label}:${separator}${text}`,
  eventOn: (day) => `It happened on ${day}.`,
  refusedOn: (day) => `I dispute your decision of ${day}.`,
  dateOfEnd: "Please tell me, too, the last day on which I may start a court action, and which words set that day.",
  finalLetter: "The final position letter",
  about: (line, blank, province) =>
    `It is about ${line === null ? blank : lineNames[line]}${province === null ? "" : ` in ${province}`}.`,
  record: {
    event: "It happened",
    refused: "The decision I dispute",
    sent: "I complained in writing",
    acknowledged: "The insurer confirmed my complaint",
    finalLetter: "Final position letter",
  },
  fileHandler: {
    title: "1. To the person who handles your file",
    hint: "Send it by email or mail, and keep proof of the day. Many disputes end here, because a supervisor reads it.",
    fileName: "letter-1-file-handler",
    to: (insurer) => `${insurer}, the person who handles my file`,
    subject: "Subject: I disagree with your decision",
    request:
      "Please answer in writing and say by which date I will have your answer. If you keep your decision, name the words of the policy that you rely on, and the facts.",
  },
  complaintOfficer: {
    title: "2. To the complaint officer: ask for the final position letter",
    hint: "Every insurer has a complaint officer, sometimes called an ombudsperson. The name is on its website.",
    fileName: "letter-2-complaint-officer",
    to: (insurer) => `${insurer}, the complaint officer`,
    subject: "Subject: Complaint, and request for your final position letter",
    notYet: "I have written to the person who handles my file, and we do not agree.",
    complained: (sent, acknowledged) =>
      `I complained in writing on ${sent}. ${
        acknowledged === null
          ? "I have had no confirmation that it arrived."
          : `You confirmed on ${acknowledged} that it arrived.`
      }`,
    request: "Please review my file. If you do not agree, please send me your final position letter with:",
    requested: [
      "your decision and the facts you rely on",
      "the words of the policy you rely on",
      "the outside service to which I can take my complaint",
    ],
    answerTime: {
      quebec:
        "The rules in Quebec give you 10 days to confirm in writing that you have my complaint, and 60 days for your final answer. Those 60 days can become 90 only if you give me reasons in writing.",
      bank: "As far as a bank answers for this insurance, it has 56 days to answer my complaint. Please confirm in writing by which date I will have your final position letter.",
      other:
        "Please confirm in writing that you have my complaint, and by which date I will have your final position letter.",
    },
  },
  amf: {
    title: "3. To the insurer: send my file to the AMF",
    hint: "In Quebec the insurer itself sends your complaint file to the AMF when you ask for it.",
    fileName: "letter-3-send-my-file-to-the-amf",
    subject: "Subject: Please send my complaint file to the Autorité des marchés financiers",
    reason: "I am not satisfied with how my complaint was handled.",
    request: (body) =>
      `Please send my complaint file to the ${body}. Confirm to me in writing that you have done so, and on which day.`,
  },
  outsideBody: {
    title: (body) => `3. To the ${body}`,
    hint: (body) =>
      body === "fsra"
        ? "It looks at breaches of insurance law, not at what you’re owed. The Licence Appeal Tribunal decides on the benefits themselves, with its own form."
        : "It reviews your complaint free of charge once you have the final position letter. It may want its own form; the letter has what the form asks for.",
    fileName: "letter-3",
    subject: (insurer) => `Subject: Complaint about ${insurer}`,
    request: (body, insurer) =>
      body === "fsra"
        ? `I ask you to look at how ${insurer} dealt with my claim.`
        : `I ask you to review my complaint about ${insurer}.`,
    noFinalLetter: "I do not have a final position letter yet. [Send this letter once you have it.]",
    withFinalLetter: "The insurer’s final position letter is attached.",
  },
};
