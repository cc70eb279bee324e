import type { OfficeFacts } from "./office-records.ts";

/** Day of the last check of the directory. */
const read = "2026-11-24";

/** Offices of the Atlantic provinces and the territories. */
export const factsOfTheAtlanticAndTheNorth = [
  { id: "fcnb", place: "new-brunswick", phone: [{ number: "1-866-933-2222" }], read },
  { id: "consumer-advocate-nb", place: "new-brunswick", phone: [{ number: "1-888-283-5111", listedIn: "2006" }], read },
  { id: "insurance-board-nb", place: "new-brunswick", phone: [], read },
  { id: "ombud-nb", place: "new-brunswick", url: "https://ccpo-ccop.ca/", phone: [{ number: "1-888-465-1100" }], read },
  {
    id: "superintendent-ns",
    place: "nova-scotia",
    isNamesake: true,
    url: "https://novascotia.ca/sns/access/individuals/consumer-awareness/making-complaints/complain-insurance-company.asp",
    phone: [{ number: "902-424-6331", listedIn: "2006" }],
    read,
  },
  { id: "nsrab", place: "nova-scotia", url: "https://nsuarb.novascotia.ca/mandates/auto-insurance", phone: [], read },
  {
    id: "ombudsman-ns",
    place: "nova-scotia",
    url: "https://ombudsman.novascotia.ca/complaints/what-we-investigate",
    phone: [{ number: "1-800-670-1111" }],
    read,
  },
  {
    id: "legal-info-ns",
    place: "nova-scotia",
    url: "https://www.legalinfo.org/i-have-a-legal-question/lawyers-legal-help/",
    phone: [{ number: "1-800-665-9779" }],
    read,
  },
  {
    id: "superintendent-pe",
    place: "prince-edward-island",
    isNamesake: true,
    url: "https://www.gov.pe.ca/jps/index.php3?number=1027253&lang=E",
    phone: [],
    read,
  },
  { id: "irac", place: "prince-edward-island", url: "https://irac.pe.ca/", phone: [], read },
  { id: "ombudsperson-pe", place: "prince-edward-island", url: "https://ccpo-ccop.ca/", phone: [], read },
  {
    id: "superintendent-nl",
    place: "newfoundland-and-labrador",
    isNamesake: true,
    url: "https://www.gov.nl.ca/gs/insurance/complaint-process/",
    phone: [],
    read,
  },
  {
    id: "pub-nl",
    place: "newfoundland-and-labrador",
    isNamesake: true,
    url: "https://pub.nl.ca/AutoInsurance/QA/AI_faq13.php",
    phone: [],
    read,
  },
  {
    id: "citizens-representative-nl",
    place: "newfoundland-and-labrador",
    url: "https://ccpo-ccop.ca/",
    phone: [{ number: "1-800-559-0079" }],
    read,
  },
  { id: "superintendent-yt", place: "yukon", isNamesake: true, url: "https://yukon.ca/fr/node/8364", phone: [], read },
  { id: "ombudsman-yt", place: "yukon", url: "https://ccpo-ccop.ca/", phone: [], read },
  {
    id: "superintendent-nt",
    place: "northwest-territories",
    isNamesake: true,
    url: "https://www.fin.gov.nt.ca/en/office-superintendent-insurance-0",
    phone: [],
    read,
  },
  { id: "ombud-nt", place: "northwest-territories", url: "https://ccpo-ccop.ca/", phone: [], read },
  {
    id: "superintendent-nu",
    place: "nunavut",
    isNamesake: true,
    url: "https://gov.nu.ca/finance/information/download-forms-and-publications",
    phone: [],
    read,
  },
] as const satisfies readonly OfficeFacts[];
