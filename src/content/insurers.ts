import type { Insurer, InsurerId } from "#domain/insurer.ts";
import { provinceCodes } from "#domain/province-code.ts";

/** One record per compared insurer. Company pages and comparison rows read their grades from these records. */
export const insurers = {
  intact: {
    ratings: [
      {
        agency: "DBRS",
        subject: "financialStrengthOfInsurers",
        grade: "AA",
        asOf: "2024-10-08",
        source: "S105",
      },
      {
        agency: "DBRS",
        subject: "issuerCreditOfParent",
        grade: "A (high)",
        asOf: "2024-10-08",
        source: "S105",
      },
      { agency: "AM Best", subject: "financialStrength", grade: "A+", asOf: "2022-05-02", source: "S106" },
    ],
    sells: {
      home: { in: ["AB", "BC", "ON", "QC"], notIn: [], sources: ["S652", "S658", "S841", "S1421"] },
      auto: { in: ["QC"], notIn: ["BC"], sources: ["S658", "S841"] },
    },
  },
  belairdirect: {
    ratings: [{ agency: "AM Best", subject: "financialStrength", grade: "A+", asOf: "2022-05-02", source: "S106" }],
    complaints: [{ source: "S646" }],
    sells: {
      home: {
        in: ["AB", "BC", "NB", "NL", "NS", "ON", "PE", "QC"],
        notIn: ["MB", "NT", "NU", "SK", "YT"],
        sources: ["S607"],
      },
      auto: {
        in: ["AB", "NB", "NL", "NS", "ON", "PE", "QC"],
        notIn: ["BC", "MB", "NT", "NU", "SK", "YT"],
        sources: ["S607"],
      },
    },
  },
  sunLife: {
    ratings: [
      { agency: "AM Best", subject: "financialStrength", grade: "A+", asOf: "2025-04-03", source: "S109" },
      {
        agency: "AM Best",
        subject: "issuerCredit",
        company: "Sun Life Assurance Company of Canada",
        grade: "aa",
        asOf: "2025-04-03",
        source: "S109",
      },
      { agency: "AM Best", subject: "issuerCreditOfParent", grade: "a", asOf: "2025-04-03", source: "S109" },
    ],
  },
  manulife: {
    ratings: [
      { agency: "AM Best", subject: "financialStrength", grade: "A+", asOf: "2025-12", source: "S112" },
      {
        agency: "DBRS",
        company: "The Manufacturers Life Insurance Company",
        grade: "AA",
        asOf: "2025-06-26",
        source: "S601",
      },
      { agency: "AM Best", subject: "issuerCredit", grade: "aa-", asOf: "2024-10-25", source: "S111" },
    ],
    complaints: [{ phone: "1-855-891-8671", source: "S644" }],
  },
  canadaLife: {
    ratings: [{ agency: "DBRS", subject: "financialStrength", grade: "AA", asOf: "2024", source: "S114" }],
    complaints: [{ source: "S643" }],
  },
  desjardins: {
    ratings: [],
    complaints: [{ phone: "1-888-277-6481", source: "S649" }],
    sells: {
      home: { in: ["AB", "NB", "ON", "QC"], notIn: [], sources: ["S115"] },
      auto: { in: ["AB", "NB", "ON", "QC"], notIn: [], sources: ["S115"] },
    },
  },
  td: {
    ratings: [],
    complaints: [
      { takes: "homeAndAuto", phone: "1-866-361-2311", source: "S612" },
      { takes: "lifeAndHealth", phone: "1-888-788-0839", source: "S612" },
      { takes: "smallBusiness", phone: "1-855-724-2883", source: "S612" },
    ],
    sells: {
      home: { in: ["QC"], notIn: [], sources: ["S116"] },
      auto: { in: ["AB", "QC"], notIn: [], sources: ["S116", "S1422"] },
    },
  },
  coOperators: {
    ratings: [{ agency: "DBRS", subject: "financialStrength", grade: "A", asOf: "2024", source: "S119" }],
    complaints: [{ phone: "1-877-720-6733", source: "S642" }],
    sells: {
      home: { in: provinceCodes, notIn: [], sources: ["S92"] },
      // In Saskatchewan the product extends the public policy.
      auto: { in: ["SK"], notIn: ["BC", "MB"], sources: ["S610"] },
    },
  },
  aviva: {
    ratings: [],
    complaints: [{ source: "S641" }],
    sells: {
      home: { in: ["AB", "ON", "QC"], notIn: [], sources: ["S118", "S555", "S841"] },
      auto: { in: ["AB", "QC"], notIn: [], sources: ["S555", "S841"] },
    },
  },
  wawanesa: {
    ratings: [],
    complaints: [{ source: "S651" }],
    sells: { auto: { in: ["ON"], notIn: [], sources: ["S2"] } },
  },
  ia: {
    ratings: [],
    complaints: [
      { takes: "homeAndAuto", phone: "1-877-700-7778", source: "S645" },
      { takes: "lifeAndHealth", phone: "1-800-463-6236", extension: "1200", source: "S645" },
    ],
  },
  rbcLife: {
    ratings: [
      { agency: "AM Best", company: "RBC Life Insurance Company", grade: "A", asOf: "2024-03-27", source: "S602" },
    ],
    complaints: [{ source: "S648" }],
  },
  foresters: {
    ratings: [
      {
        agency: "DBRS",
        subject: "financialStrengthOfParent",
        grade: "A",
        asOf: "2025-07-03",
        source: "S667",
      },
      {
        agency: "AM Best",
        company: "Foresters Life Insurance Company",
        grade: "A",
        asOf: "2023-08-17",
        source: "S666",
      },
    ],
  },
  definity: {
    ratings: [
      {
        agency: "AM Best",
        company: "Definity Insurance Company",
        grade: "A",
        asOf: "2026-02-24",
        source: "S127",
      },
    ],
    complaints: [{ source: "S650" }],
    sells: {
      home: { in: ["AB", "BC", "NB", "NS", "ON", "PE", "QC"], notIn: [], sources: ["S608", "S663"] },
      auto: { in: ["AB", "NB", "NS", "ON", "PE", "QC"], notIn: [], sources: ["S663"] },
    },
  },
  allstate: {
    ratings: [],
    complaints: [{ phone: "1-877-726-6786", source: "S1472" }],
  },
  squareOne: {
    ratings: [],
    complaints: [{ phone: "1-855-331-6933", source: "S618" }],
    // The provinces named in 2016.
    sells: { home: { in: ["AB", "BC", "MB", "ON", "SK"], notIn: [], sources: ["S619"] } },
  },
} as const satisfies Readonly<Record<InsurerId, Insurer>>;
