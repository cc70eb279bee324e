import { expect, within } from "storybook/test";
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
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, alberta, "Insurance in Alberta");
    const changeover = canvas.getByRole("list", { name: "Who pays for injuries" });
    await expect(changeover).toHaveTextContent("January 1, 2027");
    await expect(changeover).toHaveTextContent("$50,000");
    await expect(canvas.getByRole("table", { name: "Injury claims before and after Care-First" })).toBeVisible();
  },
});

/** The boundary between ICBC's monopoly and the coverage that can be compared. */
export const BritishColumbia = meta.story({
  render: () => <BritishColumbiaInsuranceGuidePage />,
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, britishColumbia, "Insurance in British Columbia");
    const layers = canvas.getByRole("figure", { name: "The two layers of a car policy" });
    await expect(layers).toHaveTextContent(/Optional.*From ICBC or from a private insurer.*Basic.*From ICBC alone/s);
    await expect(canvas.getByRole("link", { name: "Earthquake" })).toHaveAttribute(
      "href",
      "#how-an-earthquake-deductible-works",
    );
  },
});

/** The basic plan in the form of a driver's bill. */
export const Manitoba = meta.story({
  render: () => <ManitobaInsuranceGuidePage />,
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, manitoba, "Insurance in Manitoba");
    const bill = canvas.getByRole("figure", { name: /Autopac Basic/ });
    await expect(bill).toHaveTextContent("$500,000");
    await expect(bill).toHaveTextContent("$1,000");
  },
});

/** A week's pay beside the benefit that would replace it. */
export const NewBrunswick = meta.story({
  render: () => <NewBrunswickInsuranceGuidePage />,
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, newBrunswick, "Insurance in New Brunswick");
    const gap = canvas.getByRole("figure", { name: "A week of pay and a week of benefit" });
    await expect(gap).toHaveTextContent(/\$900.*made-up example.*\$250/s);
  },
});

/** The first picture shows, also in words, that accident benefits are optional in this province only. */
export const NewfoundlandAndLabrador = meta.story({
  render: () => <NewfoundlandAndLabradorInsuranceGuidePage />,
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, newfoundlandAndLabrador, "Insurance in Newfoundland and Labrador");
    await expect(canvas.getByRole("figure", { name: "Twelve of thirteen" })).toHaveTextContent(
      "Newfoundland and Labrador is the open box",
    );
    await expect(canvas.getByRole("table", { name: "The same crash, with and without the option" })).toBeVisible();
  },
});

/** An evacuation claim in three papers, and no price where no figure is reliable. */
export const NorthwestTerritories = meta.story({
  render: () => <NorthwestTerritoriesInsuranceGuidePage />,
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, northwestTerritories, "Insurance in the Northwest Territories");
    const papers = within(canvas.getByRole("region", { name: "Three papers to keep for an evacuation claim" }));
    await expect(papers.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "The order",
      "The receipts",
      "The notice that lifts it",
    ]);
  },
});

/** One storm, two outcomes: neither is conveyed by colour alone. */
export const NovaScotia = meta.story({
  render: () => <NovaScotiaInsuranceGuidePage />,
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, novaScotia, "Insurance in Nova Scotia");
    await expect(canvas.getByRole("figure", { name: "One storm, two claims" })).toHaveTextContent(
      /Wind.*Usually paid.*Sea.*Usually not paid/s,
    );
    await expect(canvas.getByRole("table", { name: "One hurricane, sorted by cause" })).toBeVisible();
  },
});

/** The list beside the drawing contains all of its information. */
export const Nunavut = meta.story({
  render: () => <NunavutInsuranceGuidePage />,
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, nunavut, "Insurance in Nunavut");
    const points = within(canvas.getByRole("region", { name: /Five questions about a home policy/ }));
    await expect(points.getAllByRole("listitem")).toHaveLength(5);
    await expect(points.queryByRole("img")).toBeNull();
  },
});

/** Three mandatory benefits and nine optional ones; the definition of a term opens by keyboard. */
export const Ontario = meta.story({
  render: () => <OntarioInsuranceGuidePage />,
  async play({ canvas, canvasElement, userEvent }) {
    await expectGuide(canvasElement, ontario, "Insurance in Ontario");
    const ticked = within(canvas.getByRole("region", { name: "Three stay in every policy" }));
    await expect(ticked.getAllByRole("listitem")).toHaveLength(3);
    const open = within(canvas.getByRole("region", { name: "Nine you may add, or leave out" }));
    await expect(open.getAllByRole("listitem")).toHaveLength(9);
    const term = canvas.getByRole("button", { name: "endorsement" });
    term.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("note", { name: "Definition: Endorsement" })).toBeVisible();
  },
});

/** The five lessons at the top link to their parts. */
export const PrinceEdwardIsland = meta.story({
  render: () => <PrinceEdwardIslandInsuranceGuidePage />,
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, princeEdwardIsland, "Insurance on Prince Edward Island");
    const lessons = within(canvas.getByRole("navigation", { name: "Five lessons from Fiona" }));
    for (const link of lessons.getAllByRole("link")) {
      const target = canvasElement.querySelector(link.getAttribute("href") ?? "");
      await expect(target).toHaveTextContent(link.textContent);
    }
    await expect(lessons.getAllByRole("link")).toHaveLength(5);
  },
});

/** Two claims after one crash, before all other content. */
export const Quebec = meta.story({
  render: () => <QuebecInsuranceGuidePage />,
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, quebec, "Insurance in Quebec");
    const files = within(canvas.getByRole("list", { name: "Who pays after a crash" }));
    const [people, property] = files.getAllByRole("listitem");
    await expect(people).toHaveTextContent(/SAAQ.*whoever is at fault/);
    await expect(property).toHaveTextContent(/private insurer.*Fault decides/);
  },
});

/** The coverage that a licence plate includes, and the two decisions left to the driver. */
export const Saskatchewan = meta.story({
  render: () => <SaskatchewanInsuranceGuidePage />,
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, saskatchewan, "Insurance in Saskatchewan");
    const plate = canvas.getByRole("figure", { name: "What the plate includes" });
    await expect(plate).toHaveTextContent("$200,000");
    await expect(plate).toHaveTextContent(/Your choice: more coverage.*Your choice: no-fault or tort coverage/s);
  },
});

/** One house at two prices; the text around it marks both as fictitious. */
export const Yukon = meta.story({
  render: () => <YukonInsuranceGuidePage />,
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, yukon, "Insurance in Yukon");
    const house = canvas.getByRole("region", { name: "The same house, twice" });
    await expect(house).toHaveTextContent(/\$420,000.*\$546,000/s);
    await expect(house).toHaveTextContent("The numbers are made up");
  },
});
