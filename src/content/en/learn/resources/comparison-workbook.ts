import type { WorkbookSection } from "#domain/guide-records.ts";

/** The names of its columns, and of the file it is saved as. */
export const workbookWords = {
  download: "Save as a spreadsheet (CSV)",
  fileName: "insurance-comparison-workbook.csv",
  part: "Part",
  line: "Line to match",
  columns: ["Quote A", "Quote B", "Quote C"],
} as const;

/** The lines of the workbook: first those of every quote, then those of each kind of insurance. */
export const workbookSections = [
  {
    id: "every-quote",
    title: "Every quote",
    rows: [
      "Legal name of the insurer",
      "Seller, and licence number on the provincial register",
      "Date of the quote, and how long it holds",
      "Price for the full term",
      "Tax, fees and monthly-payment charges",
      "Discounts used, and which can be lost",
      "What may change the price at renewal",
      "Hours and number of the claims line",
    ],
  },
  {
    id: "home-condo-tenant",
    title: "Home, condo or tenant",
    rows: [
      "Building limit, and whether rebuilding is guaranteed",
      "Contents limit",
      "Replacement cost or actual cash value",
      "Deductible: most losses",
      "Deductible: water, wind or hail, earthquake",
      "Liability limit",
      "Sewer backup limit",
      "Overland water limit",
      "Limits for jewellery, bicycles and work equipment",
      "Additional living expenses: amount and months",
      "Condo: loss assessment and the corporation’s deductible",
    ],
  },
  {
    id: "auto",
    title: "Auto",
    rows: [
      "Liability limit",
      "Collision deductible",
      "Comprehensive deductible",
      "Income replacement a week",
      "Medical and rehabilitation limit",
      "Family protection",
      "Loss of use and rented cars",
      "Drivers listed, distance a year, use of the car",
    ],
  },
  {
    id: "life-disability",
    title: "Life, disability or critical illness",
    rows: [
      "Amount, or benefit a month",
      "Length of the coverage, and whether the price is guaranteed",
      "Right to renew or convert, and until what age",
      "Definition of disability, or illnesses covered",
      "Wait before the first payment, and how long it is paid",
      "Days to return the policy",
    ],
  },
  {
    id: "decision",
    title: "My decision",
    rows: [
      "Exclusions that matter to me, in the policy’s own words",
      "Price once all limits and deductibles are the same",
      "Questions still open",
    ],
  },
] as const satisfies readonly WorkbookSection[];
