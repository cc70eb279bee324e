import type { EditorialPick } from "#domain/insurance-product.ts";

/** The site's own picks for the ratings tab. Nobody awarded these: each is an opinion with a sourced reason. */
export const homeAwards: readonly EditorialPick[] = [
  {
    id: "pick-flood",
    title: "Best for flood coverage",
    company: "Co-operators",
    reason:
      "Its water coverage names rivers, rain over land, rising groundwater and storm surge, and it offers them even where the risk is highest. The price follows the risk.",
    sources: ["S92", "S514"],
  },
  {
    id: "pick-strength",
    title: "Strongest published grades we found",
    company: "Intact Insurance",
    reason:
      "DBRS gave its insurance companies AA on October 8, 2024, and AM Best gave A+ on May 2, 2022. Grades are opinions on solvency, not on claims service.",
    sources: ["S105", "S106"],
  },
  {
    id: "pick-value",
    title: "Best value in our illustration",
    company: "Wawanesa",
    reason:
      "It is a mutual sold through brokers, who can set its price beside others. The value score itself is the owner's illustration, not a measured price.",
    sources: ["S124"],
  },
  {
    id: "pick-group",
    title: "Best for alumni and professional groups",
    company: "TD Insurance",
    reason: "It sells direct and through alumni and professional groups, so membership is worth naming when you call.",
    sources: ["S116"],
  },
  {
    id: "pick-co-operative",
    title: "Best for co-operative members in Quebec and Ontario",
    company: "Desjardins Insurance",
    reason:
      "Part of a financial co-operative; with State Farm's Canadian business it took over agents in Ontario, Alberta and New Brunswick in January 2015.",
    sources: ["S115"],
  },
  {
    id: "pick-rbc",
    title: "Best for clients of RBC Insurance",
    company: "Aviva Canada",
    reason:
      "It bought RBC General Insurance in 2016 and has since written the home and auto policies that RBC Insurance distributes.",
    sources: ["S121"],
  },
];
