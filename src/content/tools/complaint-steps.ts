import { longDate } from "#format/long-date.ts";
import type { FigureBasis } from "#domain/figure.ts";
import { complaintLimits } from "#domain/figures/complaint-limits.ts";
import type { ComplaintAnswer, ComplaintDeadline } from "#domain/tools/complaint-answer.ts";
import type { ComplaintValues } from "#domain/tools/complaint-inputs.ts";
import { outsideBodies } from "./complaint-bodies.ts";

interface Step {
  readonly title: string;
  readonly text: string;
}

/** Words of the next step of a complaint, by what it is. */
export interface StepWords {
  readonly review: (body: string) => Step;
  readonly fileHandler: Step;
  readonly complaintOfficer: (day: string, needsFinalLetter: boolean) => Step;
  readonly amf: Step;
  readonly unknownBody: Step;
  readonly licenceAppealTribunal: Step;
  readonly outsideBody: (body: string) => Step;
}

/** The next step of a complaint. A day is named in full; what comes before is in the rules of the place. */
export function nextStep(words: StepWords) {
  return ({ sent }: ComplaintValues, answer: ComplaintAnswer): Step => {
    const { bodies, letterTo, nextLetter, needsFinalLetter } = answer;
    const [first] = bodies;
    if (first !== undefined && letterTo === null) return words.review(outsideBodies[first].name);
    if (nextLetter === "fileHandler") return words.fileHandler;
    if (nextLetter === "complaintOfficer")
      return words.complaintOfficer(sent === null ? "" : longDate(sent), needsFinalLetter);
    if (letterTo === "amf") return words.amf;
    if (letterTo === null) return words.unknownBody;
    if (first === "licenceAppealTribunal") return words.licenceAppealTribunal;
    return words.outsideBody(outsideBodies[letterTo].name);
  };
}

type DeadlineKey = ComplaintDeadline["key"];

/** The figures behind the deadlines. */
const limits: Readonly<Record<DeadlineKey, { readonly basis: FigureBasis }>> = {
  ...complaintLimits,
  acknowledgementUsual: { basis: "site" },
  quebecAnswerExtended: complaintLimits.quebecExtension,
  olhiCanPress: complaintLimits.olhiPress,
};

/** Names of the deadlines; a court's is `timeToSue` unless it has its own. */
export type DeadlineNames = Readonly<
  Record<Exclude<DeadlineKey, `court${string}`> | "timeToSue", string> & Partial<Record<DeadlineKey, string>>
>;

/** The name of a deadline and the source of its rule. */
export function namedDeadline(names: DeadlineNames) {
  return (key: DeadlineKey) => ({ name: names[key] ?? names.timeToSue, basis: limits[key].basis });
}
