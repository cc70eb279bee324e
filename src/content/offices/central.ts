import type { OfficeFacts } from "./office-records.ts";

/** Day of the last check of the directory. */
const read = "2026-11-24";

/** Offices of Ontario and Quebec. */
export const factsOfOntarioAndQuebec = [
  { id: "fsra", place: "ontario", phone: [{ number: "1-800-668-0128" }], read },
  {
    id: "ribo",
    place: "ontario",
    url: "https://www.ribo.com/complaints/",
    phone: [{ number: "1-800-265-3097" }],
    read,
  },
  {
    id: "lat",
    place: "ontario",
    cost: { basis: "S1000" },
    time: { basis: "S77" },
    phone: [{ number: "1-888-444-0240" }],
    read,
  },
  {
    id: "wsib",
    place: "ontario",
    url: "https://www.wsib.ca/en/businesses/registration-and-coverage/do-you-need-register-us",
    phone: [],
    read,
  },
  {
    id: "ombudsman-on",
    place: "ontario",
    url: "https://www.ombudsman.on.ca/",
    phone: [{ number: "1-800-263-1830" }],
    read,
  },
  {
    id: "law-society-on",
    place: "ontario",
    url: "https://lso.ca/public-resources/access-to-legal-services",
    phone: [],
    read,
  },
  { id: "amf", place: "quebec", time: { basis: "S128" }, phone: [{ number: "1-877-525-0337" }], read },
  {
    id: "chambre",
    place: "quebec",
    time: { basis: "S1005" },
    phone: [{ number: "1-800-361-7288", listedIn: "2002" }],
    read,
    sources: ["S819"],
  },
  { id: "saaq-review", place: "quebec", time: { basis: "S705" }, phone: [{ number: "1-800-361-7620" }], read },
  {
    id: "taq",
    place: "quebec",
    time: { basis: "S705" },
    url: "https://www.taq.gouv.qc.ca/fr/deposer-un-recours",
    phone: [],
    read,
  },
  { id: "gaa", place: "quebec", phone: [], read },
  {
    id: "compensation-fund-qc",
    place: "quebec",
    limits: { basis: "S1003" },
    time: { basis: "S1003" },
    phone: [{ number: "1-877-525-0337" }],
    read,
  },
  { id: "cai", place: "quebec", phone: [{ number: "1-888-528-7741" }], read },
  { id: "protecteur-du-citoyen", place: "quebec", phone: [{ number: "1-800-463-5070" }], read },
] as const satisfies readonly OfficeFacts[];
