import { alberta } from "#text/provincial/alberta.ts";
import AlbertaInsuranceGuidePage from "#text/provincial/alberta-insurance-guide.md?page";
import preview from "../../.storybook/preview.tsx";
import { expectGuide } from "./provincial/expect-guide.ts";
import { britishColumbia } from "#text/provincial/british-columbia.ts";
import BritishColumbiaInsuranceGuidePage from "#text/provincial/british-columbia-insurance-guide.md?page";
import { manitoba } from "#text/provincial/manitoba.ts";
import ManitobaInsuranceGuidePage from "#text/provincial/manitoba-insurance-guide.md?page";
import { newBrunswick } from "#text/provincial/new-brunswick.ts";
import NewBrunswickInsuranceGuidePage from "#text/provincial/new-brunswick-insurance-guide.md?page";
import { newfoundlandAndLabrador } from "#text/provincial/newfoundland-and-labrador.ts";
import NewfoundlandAndLabradorInsuranceGuidePage from "#text/provincial/newfoundland-and-labrador-insurance-guide.md?page";
import { northwestTerritories } from "#text/provincial/northwest-territories.ts";
import NorthwestTerritoriesInsuranceGuidePage from "#text/provincial/northwest-territories-insurance-guide.md?page";
import { novaScotia } from "#text/provincial/nova-scotia.ts";
import NovaScotiaInsuranceGuidePage from "#text/provincial/nova-scotia-insurance-guide.md?page";
import { nunavut } from "#text/provincial/nunavut.ts";
import NunavutInsuranceGuidePage from "#text/provincial/nunavut-insurance-guide.md?page";
import { ontario } from "#text/provincial/ontario.ts";
import OntarioInsuranceGuidePage from "#text/provincial/ontario-insurance-guide.md?page";
import { princeEdwardIsland } from "#text/provincial/prince-edward-island.ts";
import PrinceEdwardIslandInsuranceGuidePage from "#text/provincial/prince-edward-island-insurance-guide.md?page";
import { quebec } from "#text/provincial/quebec.ts";
import QuebecInsuranceGuidePage from "#text/provincial/quebec-insurance-guide.md?page";
import { saskatchewan } from "#text/provincial/saskatchewan.ts";
import SaskatchewanInsuranceGuidePage from "#text/provincial/saskatchewan-insurance-guide.md?page";
import { yukon } from "#text/provincial/yukon.ts";
import YukonInsuranceGuidePage from "#text/provincial/yukon-insurance-guide.md?page";

const meta = preview.meta({ parameters: { layout: "fullscreen", chromatic: { disableSnapshot: false } } });

/** The date that divides the rules precedes all other content. */
export const Alberta = meta.story({
  render: () => <AlbertaInsuranceGuidePage />,
  play: expectGuide(alberta, "Insurance in Alberta", [
    ["list", "Who pays for injuries", /January 1, 2027/],
    ["list", "Who pays for injuries", /\$50,000/],
    ["table", "Injury claims before and after Care-First"],
  ]),
});

/** The boundary between ICBC's monopoly and the coverage that can be compared. */
export const BritishColumbia = meta.story({
  render: () => <BritishColumbiaInsuranceGuidePage />,
  play: expectGuide(britishColumbia, "Insurance in British Columbia", [
    [
      "figure",
      "The two layers of a car policy",
      /Optional.*From ICBC or from a private insurer.*Basic.*From ICBC alone/s,
    ],
    ["link", "Earthquake"],
  ]),
});

/** The basic plan in the form of a driver's bill. */
export const Manitoba = meta.story({
  render: () => <ManitobaInsuranceGuidePage />,
  play: expectGuide(manitoba, "Insurance in Manitoba", [
    ["figure", /Autopac Basic/, /\$500,000/],
    ["figure", /Autopac Basic/, /\$1,000/],
  ]),
});

/** A week's pay beside the benefit that would replace it. */
export const NewBrunswick = meta.story({
  render: () => <NewBrunswickInsuranceGuidePage />,
  play: expectGuide(newBrunswick, "Insurance in New Brunswick", [
    ["figure", "A week of pay and a week of benefit", /\$900.*made-up example.*\$250/s],
  ]),
});

/** The first picture shows, also in words, that accident benefits are optional in this province only. */
export const NewfoundlandAndLabrador = meta.story({
  render: () => <NewfoundlandAndLabradorInsuranceGuidePage />,
  play: expectGuide(newfoundlandAndLabrador, "Insurance in Newfoundland and Labrador", [
    ["figure", "Twelve of thirteen", "Newfoundland and Labrador is the open box"],
    ["table", "The same crash, with and without the option"],
  ]),
});

/** An evacuation claim in three papers, and no price where no figure is reliable. */
export const NorthwestTerritories = meta.story({
  render: () => <NorthwestTerritoriesInsuranceGuidePage />,
  play: expectGuide(northwestTerritories, "Insurance in the Northwest Territories", [
    ["region", "Three papers to keep for an evacuation claim", /The order.*The receipts.*The notice that lifts it/s],
  ]),
});

/** One storm, two outcomes: neither is conveyed by colour alone. */
export const NovaScotia = meta.story({
  render: () => <NovaScotiaInsuranceGuidePage />,
  play: expectGuide(novaScotia, "Insurance in Nova Scotia", [
    ["figure", "One storm, two claims", /Wind.*Usually paid.*Sea.*Usually not paid/s],
    ["table", "One hurricane, sorted by cause"],
  ]),
});

/** The list beside the drawing contains all of its information. */
export const Nunavut = meta.story({
  render: () => <NunavutInsuranceGuidePage />,
  play: expectGuide(nunavut, "Insurance in Nunavut", [["region", /Five questions about a home policy/, 5]]),
});

/** Three mandatory benefits and nine optional ones. */
export const Ontario = meta.story({
  render: () => <OntarioInsuranceGuidePage />,
  play: expectGuide(ontario, "Insurance in Ontario", [
    ["region", "Three stay in every policy", 3],
    ["region", "Nine you may add, or leave out", 9],
  ]),
});

/** The five lessons at the top; `crawl.spec.ts` follows their links. */
export const PrinceEdwardIsland = meta.story({
  render: () => <PrinceEdwardIslandInsuranceGuidePage />,
  play: expectGuide(princeEdwardIsland, "Insurance on Prince Edward Island", [
    ["navigation", "Five lessons from Fiona", 5],
  ]),
});

/** Two claims after one crash, before all other content. */
export const Quebec = meta.story({
  render: () => <QuebecInsuranceGuidePage />,
  play: expectGuide(quebec, "Insurance in Quebec", [
    ["list", "Who pays after a crash", /SAAQ.*whoever is at fault.*private insurer.*Fault decides/],
  ]),
});

/** The coverage that a licence plate includes, and the two decisions left to the driver. */
export const Saskatchewan = meta.story({
  render: () => <SaskatchewanInsuranceGuidePage />,
  play: expectGuide(saskatchewan, "Insurance in Saskatchewan", [
    ["figure", "What the plate includes", "$200,000"],
    ["figure", "What the plate includes", /Your choice: more coverage.*Your choice: no-fault or tort coverage/s],
  ]),
});

/** One house at two prices; the text around it marks both as fictitious. */
export const Yukon = meta.story({
  render: () => <YukonInsuranceGuidePage />,
  play: expectGuide(yukon, "Insurance in Yukon", [
    ["region", "The same house, twice", /\$420,000.*\$546,000/s],
    ["region", "The same house, twice", "The numbers are made up"],
  ]),
});
