import { provinceInput, type InputDescriptions, type SimpleDescription, type ValuesOf } from "./input-description.ts";

const day = { kind: "date", min: "1990-01-01", max: "2099-12-31", default: null } as const satisfies SimpleDescription;

export const complaintInputs = {
  province: provinceInput,
  line: {
    kind: "choice",
    options: ["home", "auto", "business", "life", "disability", "health", "travel", "creditor"],
    default: null,
  },
  /** Whether a bank or federal credit union sold the policy. Provincial institutions have other deadlines. */
  bankSold: { kind: "yesNo", default: false },
  /** Whether the dispute is about injury benefits after a car crash, which have their own process in some provinces. */
  accidentBenefits: { kind: "yesNo", default: false },
  insurer: { kind: "text", maxLength: 120, default: "" },
  name: { kind: "text", maxLength: 120, default: "" },
  policyNumber: { kind: "text", maxLength: 60, default: "" },
  claimNumber: { kind: "text", maxLength: 60, default: "" },
  /** Date of the event. */
  event: day,
  /** Date of the disputed decision. */
  refused: day,
  sent: day,
  acknowledged: day,
  finalLetter: day,
  story: { kind: "text", maxLength: 5000, default: "" },
  wish: { kind: "text", maxLength: 2000, default: "" },
  documents: {
    kind: "list",
    maxRows: 20,
    fields: { title: { kind: "text", maxLength: 160, default: "" } },
  },
} as const satisfies InputDescriptions;

export type ComplaintValues = ValuesOf<typeof complaintInputs>;
