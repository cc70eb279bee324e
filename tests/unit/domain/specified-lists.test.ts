import { expect, test } from "vitest";
import { interests } from "#domain/lead.ts";
import { leadTypes } from "#domain/lead-type.ts";
import { premiumCalculatorForm } from "#domain/tool.ts";

const words = (list: string) => list.trim().split(/\s+/);

test("lead types match the specification", () => {
  expect(leadTypes).toEqual(
    words(`
      home_insurance_quote auto_insurance_quote disability_insurance_quote travel_insurance_quote coverage_analysis
      multi_policy_quote business_insurance_quote estate_planning_consultation senior_insurance_consultation
      insurance_comparison provincial_guide_download tool_request consultation resource_download insurance_calculator
      newsletter_signup consumer_rights_help exit_intent`),
  );
});

test("interests match those of the tools, the calculator, the guides, the newsletter and the article on rights", () => {
  const tools = words(`
    life_insurance home_insurance auto_insurance health_insurance travel_insurance business_insurance insurance_review
    property_protection insurance_savings car_insurance disability_insurance income_protection insurance_planning
    medical_coverage trip_protection policy_review coverage_optimization insurance_bundling multi_policy_discount
    commercial_coverage liability_protection estate_planning wealth_transfer tax_planning senior_insurance
    retirement_planning insurance_optimization insurance_comparison company_research insurance_shopping
    provincial_insurance insurance_requirements regional_savings insurance_tools`);
  const calculator = words("insurance_quotes premium_comparison coverage_review savings_analysis");
  const others = words(`
    insurance_education financial_planning
    industry_investigation consumer_protection insurance_news market_analysis insider_tips
    dispute_resolution insurance_complaints legal_assistance ombudsman_services`);
  expect(interests).toEqual([...tools, ...calculator, ...others]);
  expect(premiumCalculatorForm.interests).toEqual(calculator);
});
