import type { OfficeFacts } from "./office-records.ts";

/** Day of the last check of the directory. */
const read = "2026-11-24";

/** Offices that serve all of Canada, in the order in which a person is likely to need them. */
export const factsOfCanada = [
  { id: "gio", place: "canada", phone: [{ number: "1-877-225-0446" }], read, sources: ["S133"] },
  { id: "olhi", place: "canada", time: { basis: "S131" }, phone: [{ number: "1-888-295-8112" }], read },
  { id: "obsi", place: "canada", time: { basis: "S130" }, phone: [{ number: "1-888-451-4519" }], read },
  {
    id: "mico",
    place: "canada",
    time: { basis: "S1001" },
    url: "https://mutualombudservice.ca/frequently-asked-questions/",
    phone: [{ number: "1-866-231-2602" }],
    read,
  },
  {
    id: "ibc",
    place: "canada",
    url: "https://www.ibc.ca/insurance-basics/how-insurance-works/dispute-resolution",
    phone: [{ number: "1-844-227-5422" }],
    read,
  },
  { id: "clhia", place: "canada", url: "https://clhia.uberflip.com/i/405151/39", phone: [], read },
  { id: "fcac", place: "canada", phone: [{ number: "1-866-461-3222" }], read },
  {
    id: "osfi",
    place: "canada",
    url: "https://www.osfi-bsif.gc.ca/en/supervision/who-we-regulate",
    phone: [{ number: "1-800-385-8647" }],
    read,
  },
  { id: "ccir", place: "canada", url: "https://www.ccir-ccrra.org/ConsumerComplaints", phone: [], read },
  { id: "facility", place: "canada", url: "https://facilityassociation.com/Home/FAQ", phone: [], read },
  {
    id: "assuris",
    place: "canada",
    url: "https://assuris.ca/i-am-a-financial-advisor/steps-to-determine-protection/",
    phone: [{ number: "1-866-878-1225" }],
    read,
  },
  { id: "pacicc", place: "canada", phone: [], read },
  { id: "cafc", place: "canada", phone: [{ number: "1-888-495-8501" }], read },
  {
    id: "crime-stoppers",
    place: "canada",
    url: "https://www.canadiancrimestoppers.org/",
    phone: [{ number: "1-800-222-8477" }],
    read,
  },
  { id: "equite", place: "canada", phone: [], read },
  { id: "competition-bureau", place: "canada", phone: [], read },
  { id: "sin", place: "canada", phone: [{ number: "1-866-274-6627" }], read },
  {
    id: "credit-bureaus",
    place: "canada",
    phone: [
      { number: "1-800-465-7166", of: "equifax" },
      { number: "1-800-663-9980", of: "transUnion" },
      { number: "1-877-713-3393", of: "transUnionInQuebec" },
    ],
    read,
  },
  { id: "privacy", place: "canada", phone: [{ number: "1-800-282-1376" }], read },
  { id: "service-canada-benefits", place: "canada", read },
] as const satisfies readonly OfficeFacts[];
