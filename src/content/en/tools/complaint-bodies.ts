import type { OutsideBody } from "#domain/tools/complaint-answer.ts";
import type { OutsideBodyWords } from "#domain/tools/complaint-words.ts";
import { ombudsmanServices } from "#text/blog/insurance-consumer-rights-canada/ombudsman-services.ts";

const [gio, olhi, obsi, amf, fsra] = ombudsmanServices;

/** Who looks at a complaint from outside. All of it is free, but for some tribunals' fees. */
export const outsideBodies: Readonly<Record<OutsideBody, OutsideBodyWords>> = {
  gio: {
    name: gio.name,
    phone: gio.phone,
    url: "https://giocanada.org/how-the-process-works/",
    text: "Home, car and business insurance. It cannot start before you have the final position letter, and it does not look at prices or refusals to sell.",
    source: "S133",
  },
  olhi: {
    name: olhi.name,
    phone: olhi.phone,
    url: "https://www.olhi.ca/complaints/our-process/",
    text: "Life, disability, health and travel insurance. It wants the final position letter; after 90 days without one it presses the insurer for it. It recommends, and binds nobody.",
    source: "S131",
  },
  obsi: {
    name: obsi.name,
    phone: obsi.phone,
    url: "https://obsi.ca/en/for-consumers/how-the-complaint-process-works",
    text: "The bank’s own part in insurance that it sold. It wants the bank’s final answer, and the complaint within 180 days of it.",
    source: "S130",
  },
  amf: {
    name: amf.name,
    phone: amf.phone,
    url: "https://lautorite.qc.ca/en/complaint-process.html",
    text: "Any insurance sold in Quebec. You ask the insurer, and the insurer sends your file. The AMF may offer mediation, but cannot force a settlement.",
    source: "S136",
  },
  fsra: {
    name: fsra.name,
    phone: fsra.phone,
    url: "https://fsrao.ca/consumers/home-life-and-health-insurance/how-resolve-insurance-complaint",
    text: "Breaches of insurance law in Ontario, after the insurer and the ombuds service. It does not decide what you are owed.",
    source: "S137",
  },
  licenceAppealTribunal: {
    name: "Licence Appeal Tribunal",
    phone: [],
    url: "https://tribunalsontario.ca/lat/",
    text: "Ontario accident benefits. You apply with its own form within 2 years of the denial. It decides.",
    source: "S77",
  },
  manitobaReview: {
    name: "Manitoba Public Insurance, internal review",
    phone: [{ number: "1-800-493-9993" }],
    url: "https://www.mpi.mb.ca/appealing-an-injury-claim/",
    text: "Injury benefits in Manitoba. Ask for the review within 60 days. After it, the Automobile Injury Compensation Appeal Commission is open for 90 days.",
    source: "S702",
  },
  saskatchewanAppeal: {
    name: "Automobile Injury Appeal Commission",
    phone: [],
    url: "https://autoinjuryappeal.sk.ca/appealprocess",
    text: "Injury benefits in Saskatchewan: within 90 days of the decision, or 60 of a failed mediation, whichever is later. The time is never extended. There is a fee, which can be waived.",
    source: "S704",
  },
  quebecReview: {
    name: "Société de l’assurance automobile du Québec (SAAQ), review",
    phone: [],
    url: "https://saaq.gouv.qc.ca/en",
    text: "Injury benefits in Quebec. Ask for the review within 60 days. After it, the Tribunal administratif du Québec is open for 60 days.",
    source: "S705",
  },
};
