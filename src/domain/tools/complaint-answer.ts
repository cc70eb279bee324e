import type { IsoDay } from "#domain/dated-figure.ts";
import { complaintLimits } from "#domain/figures/complaint-limits.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { addDays, addYears } from "./calendar-day.ts";
import type { ComplaintValues } from "./complaint-inputs.ts";

/** Who looks at a complaint when the insurer has given its last word. */
export type OutsideBody =
  | "gio"
  | "olhi"
  | "obsi"
  | "amf"
  | "fsra"
  | "licenceAppealTribunal"
  | "manitobaReview"
  | "saskatchewanAppeal"
  | "quebecReview";

/** The limits to sue that we found. */
type Court = Extract<keyof typeof complaintLimits, `court${string}`>;

/** A clock that runs, and the day it ends. */
export interface ComplaintClock {
  readonly key:
    | "acknowledgement"
    | "acknowledgementUsual"
    | "bankAnswer"
    | "quebecAnswer"
    | "quebecAnswerExtended"
    | "olhiCanPress"
    | "obsi"
    | "amfTransfer"
    | "licenceAppealTribunal"
    | InjuryReview
    | Court;
  readonly from: IsoDay;
  readonly until: IsoDay;
  /**
   * `fixed`: a law or the body's own rule; `usual`: what is customary or one company's policy, to be asked for in writing;
   * `askALawyer`: a limit to sue, which the policy may shorten.
   */
  readonly certainty: "fixed" | "usual" | "askALawyer";
}

/** A time for which we found no rule. */
export type OpenTime = "finalAnswer" | "outsideBody" | "timeToSue";

/** What stands in the way of using the dates. */
export type ComplaintConflict =
  | "finalLetterBeforeComplaint"
  | "acknowledgedBeforeComplaint"
  | "complaintBeforeEvent"
  | "refusedBeforeEvent";

/** The letters, in the order they are sent. */
export const complaintLetters = ["fileHandler", "complaintOfficer", "outsideBody"] as const;

export type ComplaintLetter = (typeof complaintLetters)[number];

/** Papers that belong with a complaint. */
export type ComplaintPaper = "policy" | "correspondence" | "receipts" | "photographs" | "finalLetter";

/** Where a complaint stands, who is next, and which clocks run. */
export interface ComplaintAnswer {
  /** The first that applies; while there is one, no clock is shown. */
  readonly conflict: ComplaintConflict | null;
  /** The letter to send next. */
  readonly nextLetter: ComplaintLetter;
  /** Which bodies can be asked once the final letter is there; the first is the one to start with. */
  readonly bodies: readonly OutsideBody[];
  /** Whom the third letter is written to; `null` where nobody is known yet, or where a tribunal has a form of its own. */
  readonly letterTo: OutsideBody | null;
  /** Whether an outside body wants the final position letter first. In Québec the insurer sends the file to the AMF. */
  readonly needsFinalLetter: boolean;
  readonly clocks: readonly ComplaintClock[];
  /** What to ask for in writing, because no rule that we found says it. */
  readonly openTimes: readonly OpenTime[];
  readonly papers: readonly ComplaintPaper[];
}

const propertyLines: readonly ComplaintValues["line"][] = ["home", "auto", "business"];

/** The public insurers' own ways, where neither an ombuds service nor the regulator decides about benefits. */
const injuryReviews = { MB: "manitobaReview", SK: "saskatchewanAppeal", QC: "quebecReview" } as const;

type InjuryReview = (typeof injuryReviews)[keyof typeof injuryReviews];

function injuryReviewOf({ province, line, accidentBenefits }: ComplaintValues): InjuryReview | null {
  if (line !== "auto" || !accidentBenefits) return null;
  return province === "MB" || province === "SK" || province === "QC" ? injuryReviews[province] : null;
}

function bodiesOf(values: ComplaintValues): readonly OutsideBody[] {
  const { province, line, bankSold, accidentBenefits } = values;
  const review = injuryReviewOf(values);
  if (review !== null) return [review];
  const bodies: OutsideBody[] = [];
  if (province === "ON" && line === "auto" && accidentBenefits) bodies.push("licenceAppealTribunal");
  if (province === "QC") bodies.push("amf");
  if (bankSold || line === "creditor") bodies.push("obsi");
  // GIO takes no dispute that has a legal process of its own.
  if (line !== null && !bodies.includes("licenceAppealTribunal")) {
    bodies.push(propertyLines.includes(line) ? "gio" : "olhi");
  }
  if (province === "ON") bodies.push("fsra");
  return bodies;
}

const haveTheirOwnForm: ReadonlySet<OutsideBody> = new Set([
  "licenceAppealTribunal",
  "manitobaReview",
  "saskatchewanAppeal",
  "quebecReview",
]);

/** A day that isn't known comes before no other, and no other comes before it. */
function isBefore(day: IsoDay | null, other: IsoDay | null): boolean {
  return (day ?? "9999") < (other ?? "");
}

function conflictOf({ event, refused, sent, acknowledged, finalLetter }: ComplaintValues): ComplaintConflict | null {
  if (isBefore(refused, event)) return "refusedBeforeEvent";
  if (isBefore(finalLetter, sent)) return "finalLetterBeforeComplaint";
  if (isBefore(acknowledged, sent)) return "acknowledgedBeforeComplaint";
  return isBefore(sent, event) ? "complaintBeforeEvent" : null;
}

function clocksOf(values: ComplaintValues, bodies: readonly OutsideBody[]): readonly ComplaintClock[] {
  const { event, refused, sent, acknowledged, finalLetter } = values;
  const limits = complaintLimits;
  const clocks: ComplaintClock[] = [];
  const isBank = bodies.includes("obsi");
  if (sent !== null && acknowledged === null) {
    clocks.push({
      key: bodies.includes("amf") ? "acknowledgement" : "acknowledgementUsual",
      from: sent,
      until: addDays(sent, limits.acknowledgement.value),
      certainty: bodies.includes("amf") ? "fixed" : "usual",
    });
  }
  if (sent !== null && finalLetter === null) {
    const until = (days: number) => addDays(sent, days);
    if (isBank)
      clocks.push({ key: "bankAnswer", from: sent, until: until(limits.bankAnswer.value), certainty: "fixed" });
    if (bodies.includes("amf")) {
      const { quebecAnswer, quebecExtension } = limits;
      clocks.push(
        { key: "quebecAnswer", from: sent, until: until(quebecAnswer.value), certainty: "fixed" },
        {
          key: "quebecAnswerExtended",
          from: sent,
          until: until(quebecAnswer.value + quebecExtension.value),
          certainty: "fixed",
        },
      );
    }
    if (bodies.includes("olhi")) {
      clocks.push({ key: "olhiCanPress", from: sent, until: until(limits.olhiPress.value), certainty: "fixed" });
    }
  }
  if (finalLetter !== null) {
    if (isBank) {
      const until = addDays(finalLetter, limits.obsi.value);
      clocks.push({ key: "obsi", from: finalLetter, until, certainty: "fixed" });
    }
    if (bodies.includes("amf")) {
      const until = addYears(finalLetter, limits.amfTransfer.value);
      clocks.push({ key: "amfTransfer", from: finalLetter, until, certainty: "usual" });
    }
  }
  const decided = refused ?? event;
  if (decided !== null && bodies.includes("licenceAppealTribunal")) {
    const until = addYears(decided, limits.licenceAppealTribunal.value);
    clocks.push({ key: "licenceAppealTribunal", from: decided, until, certainty: "fixed" });
  }
  const review = injuryReviewOf(values);
  if (refused !== null && review !== null) {
    clocks.push({ key: review, from: refused, until: addDays(refused, limits[review].value), certainty: "fixed" });
  }
  if (event !== null) {
    for (const key of courtsOf(values)) {
      clocks.push({ key, from: event, until: addYears(event, limits[key].value), certainty: "askALawyer" });
    }
  }
  return clocks.toSorted((one, other) => one.until.localeCompare(other.until));
}

const courts: Partial<Record<ProvinceCode, Court>> = {
  AB: "courtAlberta",
  BC: "courtBritishColumbia",
  MB: "courtManitoba",
  NB: "courtNewBrunswick",
  NS: "courtNovaScotia",
  ON: "courtOntario",
  QC: "courtQuebec",
  SK: "courtSaskatchewan",
};

/** The limits to sue that we found; elsewhere the policy and a lawyer say. */
function courtsOf(values: ComplaintValues): readonly Court[] {
  const { province, line } = values;
  const court = province && courts[province];
  // Who may be sued at all about a public insurer's benefits, its own law says.
  if (!court || injuryReviewOf(values) !== null) return [];
  const hasPropertyClause = province === "ON" && (line === "home" || line === "business");
  return hasPropertyClause ? ["courtOntarioPolicy", court] : [court];
}

function openTimesOf(values: ComplaintValues, bodies: readonly OutsideBody[]): readonly OpenTime[] {
  const open: OpenTime[] = [];
  const hasAnswerTime = values.province === "QC" || bodies.includes("obsi") || injuryReviewOf(values) !== null;
  if (values.finalLetter === null && !hasAnswerTime) open.push("finalAnswer");
  if (bodies.includes("gio") || bodies.includes("olhi")) open.push("outsideBody");
  if (courtsOf(values).length === 0) open.push("timeToSue");
  return open;
}

/**
 * What to do next about a complaint and which clocks run. Complaining does not stop the time to sue (S136): say so beside.
 * The free text of the letters is none of this function's business.
 */
export function answerComplaint(values: ComplaintValues): ComplaintAnswer {
  const { sent, finalLetter, line, province } = values;
  const conflict = conflictOf(values);
  const bodies = bodiesOf(values);
  const beforeFinal = sent === null ? "fileHandler" : "complaintOfficer";
  return {
    conflict,
    nextLetter: finalLetter === null ? beforeFinal : "outsideBody",
    bodies,
    letterTo: bodies.find((body) => !haveTheirOwnForm.has(body)) ?? null,
    needsFinalLetter: province !== "QC" && injuryReviewOf(values) === null,
    clocks: conflict === null ? clocksOf(values, bodies) : [],
    openTimes: openTimesOf(values, bodies),
    papers: [
      "policy",
      "correspondence",
      "receipts",
      ...(propertyLines.includes(line) ? (["photographs"] as const) : []),
      ...(finalLetter === null ? [] : (["finalLetter"] as const)),
    ],
  };
}
