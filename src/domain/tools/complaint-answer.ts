import type { IsoDay } from "#domain/dated-figure.ts";
import { complaintLimits } from "#domain/figures/complaint-limits.ts";
import { addDays, addYears } from "./calendar-day.ts";
import type { ComplaintValues } from "./complaint-inputs.ts";

/** Who looks at a complaint when the insurer has given its last word. */
export type OutsideBody = "gio" | "olhi" | "obsi" | "amf" | "fsra" | "licenceAppealTribunal";

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
    | "courtBritishColumbia"
    | "courtQuebec"
    | "courtOntario";
  readonly from: IsoDay;
  readonly until: IsoDay;
  /**
   * `fixed`: a law or the body's own rule; `usual`: what is customary or one company's policy, to be asked for in writing;
   * `askALawyer`: a limit to sue, which the policy may shorten.
   */
  readonly certainty: "fixed" | "usual" | "askALawyer";
}

/** What stands in the way of using the dates. */
export type ComplaintConflict = "finalLetterBeforeComplaint" | "acknowledgedBeforeComplaint" | "complaintBeforeEvent";

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
  /** Whether an outside body wants the final position letter first. In Québec the insurer sends the file to the AMF. */
  readonly needsFinalLetter: boolean;
  readonly clocks: readonly ComplaintClock[];
  readonly papers: readonly ComplaintPaper[];
}

const propertyLines: readonly ComplaintValues["line"][] = ["home", "auto", "business"];

function bodiesOf({ province, line, bankSold, accidentBenefits }: ComplaintValues): readonly OutsideBody[] {
  const bodies: OutsideBody[] = [];
  if (province === "ON" && accidentBenefits) bodies.push("licenceAppealTribunal");
  if (province === "QC") bodies.push("amf");
  if (bankSold || line === "creditor") bodies.push("obsi");
  if (line !== null) bodies.push(propertyLines.includes(line) ? "gio" : "olhi");
  if (province === "ON") bodies.push("fsra");
  return bodies;
}

function conflictOf({ event, sent, acknowledged, finalLetter }: ComplaintValues): ComplaintConflict | null {
  if (sent === null) return null;
  if (finalLetter !== null && finalLetter < sent) return "finalLetterBeforeComplaint";
  if (acknowledged !== null && acknowledged < sent) return "acknowledgedBeforeComplaint";
  return event !== null && sent < event ? "complaintBeforeEvent" : null;
}

function clocksOf(values: ComplaintValues, bodies: readonly OutsideBody[]): readonly ComplaintClock[] {
  const { province, line, event, sent, acknowledged, finalLetter } = values;
  const limits = complaintLimits;
  const clocks: ComplaintClock[] = [];
  const isBank = bodies.includes("obsi");
  if (sent !== null && acknowledged === null) {
    clocks.push({
      key: province === "QC" ? "acknowledgement" : "acknowledgementUsual",
      from: sent,
      until: addDays(sent, limits.acknowledgement.value),
      certainty: province === "QC" ? "fixed" : "usual",
    });
  }
  if (sent !== null && finalLetter === null) {
    const until = (days: number) => addDays(sent, days);
    if (isBank)
      clocks.push({ key: "bankAnswer", from: sent, until: until(limits.bankAnswer.value), certainty: "fixed" });
    if (province === "QC") {
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
    if (province === "QC") {
      const until = addYears(finalLetter, limits.amfTransfer.value);
      clocks.push({ key: "amfTransfer", from: finalLetter, until, certainty: "usual" });
    }
  }
  if (event !== null) {
    const court = courtOf(province, line);
    if (bodies.includes("licenceAppealTribunal")) {
      const until = addYears(event, limits.licenceAppealTribunal.value);
      clocks.push({ key: "licenceAppealTribunal", from: event, until, certainty: "fixed" });
    }
    if (court) {
      clocks.push({ key: court.key, from: event, until: addYears(event, court.years), certainty: "askALawyer" });
    }
  }
  return clocks.toSorted((one, other) => one.until.localeCompare(other.until));
}

/** The limits to sue that we found; elsewhere the policy and a lawyer say. */
function courtOf(province: ComplaintValues["province"], line: ComplaintValues["line"]) {
  if (province === "BC" && line === "home") {
    return { key: "courtBritishColumbia", years: complaintLimits.courtBritishColumbia.value } as const;
  }
  if (province === "QC") return { key: "courtQuebec", years: complaintLimits.courtQuebec.value } as const;
  if (province === "ON") return { key: "courtOntario", years: complaintLimits.courtOntario.value } as const;
  return null;
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
    needsFinalLetter: province !== "QC",
    clocks: conflict === null ? clocksOf(values, bodies) : [],
    papers: [
      "policy",
      "correspondence",
      "receipts",
      ...(propertyLines.includes(line) ? (["photographs"] as const) : []),
      ...(finalLetter === null ? [] : (["finalLetter"] as const)),
    ],
  };
}
