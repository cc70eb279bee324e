import type { IsoDay } from "#domain/dated-figure.ts";
import { complaintLimits } from "#domain/figures/complaint-limits.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { byDay } from "#format/sort-order.ts";
import { addDays, addYears } from "./calendar-day.ts";
import type { ComplaintValues } from "./complaint-inputs.ts";

/** Independent body that reviews a complaint after the insurer's final position. */
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

/** Limitation periods. */
type Court = Extract<keyof typeof complaintLimits, `court${string}`>;

/** A running deadline and its date. */
export interface ComplaintDeadline {
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
   * `fixed`: set by law or the body's rules. `usual`: customary or one company's policy, to be confirmed in writing.
   * `askALawyer`: a limitation period, which the policy may shorten.
   */
  readonly certainty: "fixed" | "usual" | "askALawyer";
}

/** A deadline without a known rule. */
export type OpenTime = "finalAnswer" | "outsideBody" | "timeToSue";

/** Contradiction between the entered dates. */
export type ComplaintConflict =
  | "finalLetterBeforeComplaint"
  | "acknowledgedBeforeComplaint"
  | "complaintBeforeEvent"
  | "refusedBeforeEvent";

/** The letters in the order of sending. */
export const complaintLetters = ["fileHandler", "complaintOfficer", "outsideBody"] as const;

export type ComplaintLetter = (typeof complaintLetters)[number];

/** Documents to attach to a complaint. */
export type ComplaintDocument = "policy" | "correspondence" | "receipts" | "photographs" | "finalLetter";

/** State of a complaint: next step, responsible bodies and deadlines. */
export interface ComplaintAnswer {
  /** First conflict that applies. No deadline is shown until it is resolved. */
  readonly conflict: ComplaintConflict | null;
  /** The letter to send next. */
  readonly nextLetter: ComplaintLetter;
  /** Bodies that review the complaint after the final position letter, in the order to contact them. */
  readonly bodies: readonly OutsideBody[];
  /** Addressee of the third letter; `null` if unknown, or if a tribunal has its own form. */
  readonly letterTo: OutsideBody | null;
  /** Whether the body requires the final position letter first. In Quebec, the insurer sends the file to the AMF. */
  readonly needsFinalLetter: boolean;
  readonly deadlines: readonly ComplaintDeadline[];
  /** Deadlines to ask for in writing, because no rule was found. */
  readonly openTimes: readonly OpenTime[];
  readonly documents: readonly ComplaintDocument[];
}

const propertyLines: readonly ComplaintValues["line"][] = ["home", "auto", "business"];

/**
 * Review processes of public insurers, whose decisions on benefits neither an ombuds service nor the regulator reviews.
 */
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
  // GIO doesn't accept disputes that have their own legal process.
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

/** Whether a date is before another; `false` if either is unknown. */
function isBefore(day: IsoDay | null, other: IsoDay | null): boolean {
  return (day ?? "9999") < (other ?? "");
}

function conflictOf({ event, refused, sent, acknowledged, finalLetter }: ComplaintValues): ComplaintConflict | null {
  if (isBefore(refused, event)) return "refusedBeforeEvent";
  if (isBefore(finalLetter, sent)) return "finalLetterBeforeComplaint";
  if (isBefore(acknowledged, sent)) return "acknowledgedBeforeComplaint";
  return isBefore(sent, event) ? "complaintBeforeEvent" : null;
}

function deadlinesOf(values: ComplaintValues, bodies: readonly OutsideBody[]): readonly ComplaintDeadline[] {
  const { event, refused, sent, acknowledged, finalLetter } = values;
  const limits = complaintLimits;
  const deadlines: ComplaintDeadline[] = [];
  const isBank = bodies.includes("obsi");
  if (sent !== null && acknowledged === null) {
    deadlines.push({
      key: bodies.includes("amf") ? "acknowledgement" : "acknowledgementUsual",
      from: sent,
      until: addDays(sent, limits.acknowledgement.value),
      certainty: bodies.includes("amf") ? "fixed" : "usual",
    });
  }
  if (sent !== null && finalLetter === null) {
    const until = (days: number) => addDays(sent, days);
    if (isBank)
      deadlines.push({ key: "bankAnswer", from: sent, until: until(limits.bankAnswer.value), certainty: "fixed" });
    if (bodies.includes("amf")) {
      const { quebecAnswer, quebecExtension } = limits;
      deadlines.push(
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
      deadlines.push({ key: "olhiCanPress", from: sent, until: until(limits.olhiPress.value), certainty: "fixed" });
    }
  }
  if (finalLetter !== null) {
    if (isBank) {
      const until = addDays(finalLetter, limits.obsi.value);
      deadlines.push({ key: "obsi", from: finalLetter, until, certainty: "fixed" });
    }
    if (bodies.includes("amf")) {
      const until = addYears(finalLetter, limits.amfTransfer.value);
      deadlines.push({ key: "amfTransfer", from: finalLetter, until, certainty: "usual" });
    }
  }
  const decided = refused ?? event;
  if (decided !== null && bodies.includes("licenceAppealTribunal")) {
    const until = addYears(decided, limits.licenceAppealTribunal.value);
    deadlines.push({ key: "licenceAppealTribunal", from: decided, until, certainty: "fixed" });
  }
  const review = injuryReviewOf(values);
  if (refused !== null && review !== null) {
    deadlines.push({ key: review, from: refused, until: addDays(refused, limits[review].value), certainty: "fixed" });
  }
  const court = courtOf(values);
  if (event !== null && court !== null) {
    const until = addYears(event, limits[court].value);
    deadlines.push({ key: court, from: event, until, certainty: "askALawyer" });
  }
  return deadlines.toSorted((one, other) => byDay(one.until, other.until));
}

const courts: Partial<Record<ProvinceCode, Court>> = {
  AB: "courtAlberta",
  BC: "courtBritishColumbia",
  NB: "courtNewBrunswick",
  QC: "courtQuebec",
};

/** The limitation period to plan on, `null` without a province. */
function courtOf(values: ComplaintValues): Court | null {
  const { province, line } = values;
  // The public insurer's own law governs lawsuits about its benefits.
  if (province === null || injuryReviewOf(values) !== null) return null;
  if (province === "ON" && (line === "home" || line === "business")) return "courtOntarioPolicy";
  return courts[province] ?? "courtPlanned";
}

function openTimesOf(values: ComplaintValues, bodies: readonly OutsideBody[]): readonly OpenTime[] {
  const open: OpenTime[] = [];
  const hasAnswerTime = values.province === "QC" || bodies.includes("obsi") || injuryReviewOf(values) !== null;
  if (values.finalLetter === null && !hasAnswerTime) open.push("finalAnswer");
  if (bodies.includes("gio") || bodies.includes("olhi")) open.push("outsideBody");
  const court = courtOf(values);
  if (court === null || court === "courtPlanned") open.push("timeToSue");
  return open;
}

/**
 * Determines the next step and the deadlines of a complaint. A complaint does not stop the limitation period (S136);
 * the page must say so. The letters' free text is not an input.
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
    deadlines: conflict === null ? deadlinesOf(values, bodies) : [],
    openTimes: openTimesOf(values, bodies),
    documents: [
      "policy",
      "correspondence",
      "receipts",
      ...(propertyLines.includes(line) ? (["photographs"] as const) : []),
      ...(finalLetter === null ? [] : (["finalLetter"] as const)),
    ],
  };
}
