import { expect, within } from "storybook/test";
import * as avivaCanadaText from "#text/company-analysis/aviva-canada-analysis.md";
import AvivaCanadaAnalysisPage from "#text/company-analysis/aviva-canada-analysis.md?page";
import preview from "../../.storybook/preview.tsx";
import { expectProfile } from "./company-analysis/expect-profile.ts";
import * as canadaLifeText from "#text/company-analysis/canada-life-analysis.md";
import CanadaLifeAnalysisPage from "#text/company-analysis/canada-life-analysis.md?page";
import * as coOperatorsText from "#text/company-analysis/co-operators-analysis.md";
import CoOperatorsAnalysisPage from "#text/company-analysis/co-operators-analysis.md?page";
import * as desjardinsText from "#text/company-analysis/desjardins-analysis.md";
import DesjardinsAnalysisPage from "#text/company-analysis/desjardins-analysis.md?page";
import * as iaText from "#text/company-analysis/ia-financial-analysis.md";
import IaFinancialAnalysisPage from "#text/company-analysis/ia-financial-analysis.md?page";
import * as intactText from "#text/company-analysis/intact-financial-analysis.md";
import IntactFinancialAnalysisPage from "#text/company-analysis/intact-financial-analysis.md?page";
import * as manulifeText from "#text/company-analysis/manulife-financial-analysis.md";
import ManulifeFinancialAnalysisPage from "#text/company-analysis/manulife-financial-analysis.md?page";
import * as sunLifeText from "#text/company-analysis/sun-life-financial-analysis.md";
import SunLifeFinancialAnalysisPage from "#text/company-analysis/sun-life-financial-analysis.md?page";
import * as tdInsuranceText from "#text/company-analysis/td-insurance-analysis.md";
import TdInsuranceAnalysisPage from "#text/company-analysis/td-insurance-analysis.md?page";
import * as wawanesaText from "#text/company-analysis/wawanesa-analysis.md";
import WawanesaAnalysisPage from "#text/company-analysis/wawanesa-analysis.md?page";

const meta = preview.meta({ parameters: { layout: "fullscreen", chromatic: { disableSnapshot: false } } });

/** A broker and RBC Insurance are both channels to Aviva. */
export const AvivaCanada = meta.story({
  render: () => <AvivaCanadaAnalysisPage />,
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, avivaCanadaText);
    await expect(canvas.getByRole("figure", { name: "Two ways to buy from one insurer" })).toHaveTextContent(
      /A broker.*RBC Insurance.*Aviva insures the home or the car/s,
    );
  },
});

/** Three former names and the current one. */
export const CanadaLife = meta.story({
  render: () => <CanadaLifeAnalysisPage />,
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, canadaLifeText);
    await expect(canvas.getByRole("figure", { name: "Three names, one company" })).toHaveTextContent(
      /Great-West Life.*London Life.*since 1847.*The Canada Life Assurance Company/s,
    );
  },
});

/** Five kinds of water damage, the least often insured first. */
export const CoOperators = meta.story({
  render: () => <CoOperatorsAnalysisPage />,
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, coOperatorsText);
    const waters = within(canvas.getByRole("figure", { name: "Five kinds of water" })).getAllByRole("listitem");
    await expect(waters.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Storm surge.*Comprehensive Water/),
      expect.stringMatching(/^Rivers.*Comprehensive Water/),
      expect.stringMatching(/^Rising ground water.*Comprehensive Water/),
      expect.stringMatching(/^Sewer.*Comprehensive Water/),
      expect.stringMatching(/^A burst pipe.*The basic policy/),
    ]);
  },
});

/** Three ways to buy, each with the company that pays a claim. */
export const Desjardins = meta.story({
  render: () => <DesjardinsAnalysisPage />,
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, desjardinsText);
    const ways = within(canvas.getByRole("figure", { name: "Three ways to buy from Desjardins" })).getAllByRole(
      "listitem",
    );
    await expect(ways).toHaveLength(3);
    await expect(ways[2]).toHaveTextContent("A claim pays the lender");
  },
});

/** The type of policy determines the ombudservice and the protection fund. */
export const Ia = meta.story({
  render: () => <IaFinancialAnalysisPage />,
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, iaText);
    const policies = within(canvas.getByRole("table", { name: "Which iA policy do you have?" }));
    await expect(policies.getByRole("row", { name: /Home or car in Quebec/ })).toHaveTextContent("PACICC");
    await expect(policies.getByRole("row", { name: /Life, disability or health/ })).toHaveTextContent("Assuris");
  },
});

/** Three brands of one group, whose own grades differ from its parent’s. */
export const Intact = meta.story({
  render: () => <IntactFinancialAnalysisPage />,
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, intactText);
    const signs = canvas.getByRole("figure", { name: "One group, three names" });
    for (const sign of ["Intact Insurance", "belairdirect", "BrokerLink"]) await expect(signs).toHaveTextContent(sign);
    await expect(signs).toHaveTextContent("For a second opinion");
  },
});

/** An adviser, the direct shop or an employer. */
export const Manulife = meta.story({
  render: () => <ManulifeFinancialAnalysisPage />,
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, manulifeText);
    const ways = within(canvas.getByRole("figure", { name: "Three ways to buy from Manulife" }));
    await expect(ways.getAllByRole("listitem")).toHaveLength(3);
  },
});

/** One brand in three roles; the federal dental plan is administered only. */
export const SunLife = meta.story({
  render: () => <SunLifeFinancialAnalysisPage />,
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, sunLifeText);
    const roles = within(canvas.getByRole("table", { name: "Which Sun Life are you dealing with?" }));
    await expect(roles.getByRole("row", { name: /The federal dental plan/ })).toHaveTextContent("Administrator");
  },
});

/** Bank and insurer are separate, each with its own complaint process. */
export const TdInsurance = meta.story({
  render: () => <TdInsuranceAnalysisPage />,
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, tdInsuranceText);
    const wall = canvas.getByRole("figure", { name: "Bank and insurer" });
    await expect(wall).toHaveTextContent(/The bank.*OBSI.*The insurer.*GIO/s);
  },
});

/** Effects of a mutual company, in good years and bad. */
export const Wawanesa = meta.story({
  render: () => <WawanesaAnalysisPage />,
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, wawanesaText);
    const sides = canvas.getByRole("figure", { name: "A mutual and a company with shareholders" });
    await expect(sides).toHaveTextContent(/A mutual.*After a bad year.*A company with shareholders.*After a bad year/s);
  },
});
