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
  play: expectProfile(avivaCanadaText, [
    ["figure", "Two ways to buy from one insurer", /A broker.*RBC Insurance.*Aviva insures the home or the car/s],
  ]),
});

/** Three former names and the current one. */
export const CanadaLife = meta.story({
  render: () => <CanadaLifeAnalysisPage />,
  play: expectProfile(canadaLifeText, [
    [
      "figure",
      "Three names, one company",
      /Great-West Life.*London Life.*since 1847.*The Canada Life Assurance Company/s,
    ],
  ]),
});

/** Five kinds of water damage, the least often insured first. */
export const CoOperators = meta.story({
  render: () => <CoOperatorsAnalysisPage />,
  play: expectProfile(coOperatorsText, [
    ["figure", "Five kinds of water", 5],
    [
      "figure",
      "Five kinds of water",
      /Storm surge.*Rivers.*Rising ground water.*Sewer.*Comprehensive Water.*A burst pipe.*The basic policy/s,
    ],
  ]),
});

/** Three ways to buy, each with the company that pays a claim. */
export const Desjardins = meta.story({
  render: () => <DesjardinsAnalysisPage />,
  play: expectProfile(desjardinsText, [
    ["figure", "Three ways to buy from Desjardins", 3],
    ["figure", "Three ways to buy from Desjardins", "A claim pays the lender"],
  ]),
});

/** The type of policy determines the ombudservice and the protection fund. */
export const Ia = meta.story({
  render: () => <IaFinancialAnalysisPage />,
  play: expectProfile(iaText, [
    ["figure", "Which iA policy do you have?", /Life, disability or health.*Assuris.*Home or car in Quebec.*PACICC/s],
  ]),
});

/** Three brands of one group, whose own grades differ from its parent’s. */
export const Intact = meta.story({
  render: () => <IntactFinancialAnalysisPage />,
  play: expectProfile(intactText, [
    ["figure", "One group, three names", /Intact Insurance/],
    ["figure", "One group, three names", /belairdirect/],
    ["figure", "One group, three names", /BrokerLink/],
    ["figure", "One group, three names", "For a second opinion"],
  ]),
});

/** An adviser, the direct shop or an employer. */
export const Manulife = meta.story({
  render: () => <ManulifeFinancialAnalysisPage />,
  play: expectProfile(manulifeText, [["figure", "Three ways to buy from Manulife", 3]]),
});

/** One brand in three roles; the federal dental plan is administered only. */
export const SunLife = meta.story({
  render: () => <SunLifeFinancialAnalysisPage />,
  play: expectProfile(sunLifeText, [
    ["figure", "Which Sun Life are you dealing with?", /The federal dental plan.*administrator/s],
  ]),
});

/** Bank and insurer are separate, each with its own complaint process. */
export const TdInsurance = meta.story({
  render: () => <TdInsuranceAnalysisPage />,
  play: expectProfile(tdInsuranceText, [["figure", "Bank and insurer", /The bank.*OBSI.*The insurer.*GIO/s]]),
});

/** Effects of a mutual company, in good years and bad. */
export const Wawanesa = meta.story({
  render: () => <WawanesaAnalysisPage />,
  play: expectProfile(wawanesaText, [
    [
      "figure",
      "A mutual and a company with shareholders",
      /A mutual.*After a bad year.*A company with shareholders.*After a bad year/s,
    ],
  ]),
});
