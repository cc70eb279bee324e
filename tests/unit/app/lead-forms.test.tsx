import { beforeAll, expect, test, vi } from "vitest";
import { renderPage } from "#app/prerender.tsx";
import { premiumCalculatorForm } from "#domain/tool.ts";
import { sitePaths } from "#site/site-path.ts";

/*
 * Every form of the site, copied from the specification by hand: its page, its lead type and page source, and its
 * interests. The pages are rendered as in the build, and a form without JavaScript sends the same fields. Collapsed parts
 * are open from the start.
 */

vi.mock("#widgets/leads/lead-dialog/lead-dialog.tsx", async () => {
  const { LeadFormBody } = await import("#widgets/leads/lead-form/lead-form-body.tsx");
  return { LeadDialog: LeadFormBody };
});

vi.mock("#widgets/leads/exit-intent/exit-intent.tsx", async () => {
  const { ExitIntentForm } = await import("#widgets/leads/exit-intent/exit-intent-form.tsx");
  return { ExitIntentPopup: ExitIntentForm };
});

vi.mock("#widgets/tools/life-needs-calculator/life-needs-calculator.tsx", async () => {
  const { LifeNeedsResults } = await import("#widgets/tools/life-needs-calculator/life-needs-results.tsx");
  const { emptyLifeNeeds, readLifeNeeds } = await import("#domain/life-needs-input.ts");
  const { calculateLifeNeeds } = await import("#domain/life-needs.ts");
  const { explainLifeNeeds } = await import("#widgets/tools/life-needs-calculator/life-needs-working.ts");
  const { recapLifeNeeds } = await import("#widgets/tools/life-needs-calculator/life-needs-recap.ts");
  const answers = readLifeNeeds(emptyLifeNeeds);
  const result = calculateLifeNeeds(answers);
  const outcome = {
    result,
    working: explainLifeNeeds(answers, result),
    recap: recapLifeNeeds(emptyLifeNeeds, answers),
  };
  return {
    LifeNeedsCalculator: (
      props: Omit<
        Parameters<typeof LifeNeedsResults>[0],
        "result" | "working" | "recap" | "headingRef" | "onRecalculate"
      >,
    ) => <LifeNeedsResults {...props} {...outcome} headingRef={null} onRecalculate={() => undefined} />,
  };
});

const specified = `
/learn | resource_download | learn_index | insurance_education life_insurance home_insurance auto_insurance financial_planning
/blog | newsletter_signup | blog_index | industry_investigation consumer_protection insurance_news market_analysis insider_tips
/blog/home-insurance-guide-canada-2024 | coverage_analysis | home_insurance_guide_2024 | insurance_review policy_review coverage_optimization
/blog/insurance-actuarial-tables-explained | coverage_analysis | actuarial_tables | insurance_review policy_review coverage_optimization
/blog/insurance-consumer-rights-canada | consumer_rights_help | consumer_rights_guide | consumer_protection dispute_resolution insurance_complaints legal_assistance ombudsman_services
/tools/life-insurance-calculator | insurance_calculator | life_needs_calculator | life_insurance insurance_review insurance_tools
/tools/home-insurance-calculator | home_insurance_quote | tools_home_insurance_calculator | home_insurance property_protection insurance_savings
/tools/auto-insurance-calculator | auto_insurance_quote | tools_auto_insurance_calculator | auto_insurance car_insurance insurance_savings
/tools/disability-insurance-calculator | disability_insurance_quote | tools_disability_insurance_calculator | disability_insurance income_protection insurance_planning
/tools/travel-insurance-calculator | travel_insurance_quote | tools_travel_insurance_calculator | travel_insurance medical_coverage trip_protection
/tools/coverage-gap-analyzer | coverage_analysis | tools_coverage_gap_analyzer | insurance_review policy_review coverage_optimization
/tools/multi-policy-savings | multi_policy_quote | tools_multi_policy_savings | insurance_bundling multi_policy_discount insurance_savings
/tools/business-insurance-calculator | business_insurance_quote | tools_business_insurance_calculator | business_insurance commercial_coverage liability_protection
/tools/estate-planning-review | estate_planning_consultation | tools_estate_planning_review | estate_planning wealth_transfer tax_planning
/tools/senior-insurance-review | senior_insurance_consultation | tools_senior_insurance_review | senior_insurance retirement_planning insurance_optimization
/tools/insurance-comparison-tool | insurance_comparison | tools_insurance_comparison_tool | insurance_comparison company_research insurance_shopping
/tools/provincial-insurance-guide | provincial_guide_download | tools_provincial_insurance_guide | provincial_insurance insurance_requirements regional_savings
/tools/consultation | consultation | tools_consultation | insurance_review life_insurance home_insurance auto_insurance health_insurance travel_insurance business_insurance
`;

/** The popup's form, on every page, which offers no choice of interests. */
const popup = "exit_intent | exit_intent_popup |";

/** The hidden fields of each lead form of a page, with the interests in order at the end. */
function formsOf(html: string): string[] {
  const forms = [...html.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form);
  // A calculator's own form is not submitted, so it has no lead type.
  const leadForms = forms.filter((form) => form.includes('name="lead_type"'));
  return leadForms.map((form) => {
    const sent = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? "nothing";
    const offered = [...form.matchAll(/<option [^>]*value="([^"]+)"/g)].map((match) => match[1] ?? "");
    return `${sent("lead_type")} | ${sent("page_source")} | ${offered.join(" ")}`.trim();
  });
}

let pages: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  const read: [string, string[]][] = [];
  for (const path of sitePaths) {
    read.push([path, formsOf(await renderPage(path))]);
  }
  pages = new Map(read);
}, 120_000);

test("every lead form matches the specification, and other pages have none", () => {
  const found = [...pages].flatMap(([path, forms]) =>
    forms.filter((form) => form !== popup).map((form) => `${path} | ${form}`),
  );
  expect(found).toEqual(specified.trim().split("\n"));
});

test("the exit popup's form is identical on every page", () => {
  const without = [...pages].filter(([, forms]) => forms.filter((form) => form === popup).length !== 1);
  expect(without.map(([path]) => path)).toEqual([]);
});

test("the floating calculator's form matches the specification", () => {
  expect(premiumCalculatorForm).toEqual({
    leadType: "insurance_calculator",
    pageSource: "floating_calculator",
    interests: ["insurance_quotes", "premium_comparison", "coverage_review", "savings_analysis"],
  });
});
