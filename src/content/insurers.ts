import type { Insurer } from "#domain/insurer.ts";
import { provinceCodes } from "#domain/province-code.ts";

/** One record for each insurer the site compares. Company pages and comparison rows take their grades from here. */
export const insurers = {
  intact: {
    ratings: [
      {
        agency: "DBRS",
        subject: "Operating insurance companies",
        grade: "AA",
        asOf: "October 8, 2024",
        source: "S105",
      },
      {
        agency: "DBRS",
        subject: "Issuer (the parent company)",
        grade: "A (high)",
        asOf: "October 8, 2024",
        source: "S105",
      },
      { agency: "AM Best", subject: "Financial strength", grade: "A+", asOf: "May 2, 2022", source: "S106" },
    ],
    sells: { auto: { in: [], notIn: ["BC"] } },
  },
  belairdirect: {
    ratings: [{ agency: "AM Best", subject: "Financial strength", grade: "A+", asOf: "May 2, 2022", source: "S106" }],
    complaints: { name: "belairdirect's complaint protocol", source: "S646" },
    sells: {
      home: {
        in: ["AB", "BC", "NB", "NL", "NS", "ON", "PE", "QC"],
        notIn: ["MB", "NT", "NU", "SK", "YT"],
      },
      auto: {
        in: ["AB", "NB", "NL", "NS", "ON", "PE", "QC"],
        notIn: ["BC", "MB", "NT", "NU", "SK", "YT"],
      },
    },
  },
  sunLife: {
    ratings: [
      { agency: "AM Best", subject: "Financial strength", grade: "A+", asOf: "April 3, 2025", source: "S109" },
      {
        agency: "AM Best",
        subject: "Issuer credit, Sun Life Assurance Company",
        grade: "aa",
        asOf: "April 3, 2025",
        source: "S109",
      },
      { agency: "AM Best", subject: "Issuer credit, the parent", grade: "a", asOf: "April 3, 2025", source: "S109" },
    ],
  },
  manulife: {
    ratings: [
      { agency: "AM Best", subject: "Financial strength", grade: "A+", asOf: "December 2025", source: "S112" },
      { agency: "DBRS", subject: "Manufacturers Life", grade: "AA", asOf: "June 26, 2025", source: "S601" },
      { agency: "AM Best", subject: "Issuer credit", grade: "aa-", asOf: "October 25, 2024", source: "S111" },
    ],
    complaints: { name: "Manulife's complaint office", phone: "1-855-891-8671", source: "S644" },
  },
  canadaLife: {
    ratings: [{ agency: "DBRS", subject: "Financial strength", grade: "AA", asOf: "2024", source: "S114" }],
    complaints: { name: "Canada Life's complaints office", source: "S643" },
  },
  desjardins: {
    ratings: [],
    complaints: { name: "The Personal's Dispute Resolution Officer", phone: "1-888-277-6481", source: "S649" },
    sells: {
      home: { in: ["AB", "NB", "ON", "QC"], notIn: [] },
      auto: { in: ["AB", "NB", "ON", "QC"], notIn: [] },
    },
  },
  td: {
    ratings: [],
    complaints: { name: "TD Insurance, home and auto", phone: "1-866-361-2311", source: "S612" },
  },
  coOperators: {
    ratings: [{ agency: "DBRS", subject: "Financial strength", grade: "A", asOf: "2024", source: "S119" }],
    complaints: { name: "Office of Fair Client Practices", phone: "1-877-720-6733", source: "S642" },
    sells: {
      home: { in: provinceCodes, notIn: [] },
      // In Saskatchewan an extension of the public policy.
      auto: { in: ["SK"], notIn: ["BC", "MB"] },
    },
  },
  aviva: {
    ratings: [],
    lastFound: {
      agency: "AM Best",
      subject: "Financial strength",
      grade: "A",
      asOf: "November 6, 2014",
      source: "S603",
    },
    complaints: { name: "Office of the Complaint Examiner", source: "S641" },
  },
  wawanesa: {
    ratings: [],
    lastFound: {
      agency: "AM Best",
      subject: "Financial strength",
      grade: "A+",
      asOf: "November 18, 2011",
      source: "S124",
    },
    complaints: { name: "The complaint officer in Alberta's list of licensed insurers", source: "S651" },
  },
  ia: {
    ratings: [],
    lastFound: {
      agency: "AM Best",
      subject: "Financial strength",
      grade: "A+",
      asOf: "February 13, 2015",
      source: "S125",
    },
    complaints: { name: "iA's complaint officer", phone: "1-877-700-7778", source: "S645" },
  },
  rbcLife: {
    ratings: [
      { agency: "AM Best", subject: "RBC Life Insurance Company", grade: "A", asOf: "March 27, 2024", source: "S602" },
    ],
    complaints: { name: "Customer Care Assurance office", source: "S648" },
  },
  foresters: {
    ratings: [
      {
        agency: "DBRS",
        subject: "Financial strength, the parent",
        grade: "A",
        asOf: "July 3, 2025",
        source: "S667",
      },
      {
        agency: "AM Best",
        subject: "Foresters Life Insurance Company",
        grade: "A",
        asOf: "August 17, 2023",
        source: "S666",
      },
    ],
  },
  definity: {
    ratings: [
      {
        agency: "AM Best",
        subject: "Definity Insurance Company",
        grade: "A",
        asOf: "February 24, 2026",
        source: "S127",
      },
    ],
    complaints: { name: "Customer Dispute Resolution Office", source: "S650" },
    sells: { home: { in: ["AB", "BC", "NB", "NS", "ON", "PE", "QC"], notIn: [] } },
  },
  allstate: {
    ratings: [],
    complaints: { name: "Office of the Ombudsman, Markham", phone: "1-877-726-6786", source: "S647" },
  },
  squareOne: {
    ratings: [],
    complaints: { name: "Square One's complaints officer", phone: "1-855-331-6933", source: "S618" },
  },
} as const satisfies Readonly<Record<string, Insurer>>;
