import { insurers } from "#content/insurers.ts";
import { businessProductFacts } from "#content/products/business.ts";
import { productsOf } from "#content/products/products-of.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";

const [canadaLife] = insurers.canadaLife.ratings;
const commercialProperty = "Commercial property and liability";
const throughBrokers = "Through brokers";
const groupBenefits = {
  product: "Group benefits for employers",
  coverage: "Life, health, dental and disability for staff",
};

/** Packages, cyber insurance, group benefits and owner protection for businesses. */
export const businessProducts: readonly InsuranceProduct[] = productsOf("business", businessProductFacts, {
  types: {
    package: "Package",
    cyber: "Cyber",
    groupBenefits: "Group benefits",
    ownerProtection: "Owner protection",
  },
  products: {
    "business-intact-package": {
      product: "Small business package",
      coverage: "Liability, property, business interruption and crime",
      features: [
        throughBrokers,
        "Largest property and casualty insurer in Canada",
        "Compare interruption coverage on one basis: gross profit or gross earnings",
      ],
    },
    "business-aviva-commercial": {
      product: commercialProperty,
      coverage: "Liability and property, in the amount a contract asks for",
      features: [
        throughBrokers,
        "Property and casualty only",
        "Check equipment breakdown and the co-insurance percentage",
      ],
    },
    "business-wawanesa-commercial": {
      product: commercialProperty,
      coverage: "Liability, property and business interruption",
      features: ["Mutual company sold through brokers", "A broker can say which trades it accepts"],
    },
    "business-definity-commercial": {
      product: "Commercial insurance",
      coverage: "Liability, property and commercial auto",
      features: [
        throughBrokers,
        "Bought the Canadian business of Travelers",
        "Once with Travelers? Compare the renewal’s wording with the old one",
      ],
    },
    "business-intact-cyber": {
      product: "Cyber insurance",
      coverage: "Response, ransom, restoration and liability, each with its own limit",
      features: [
        "Often an addition to a package",
        "Security questions are conditions: answer exactly",
        "Look under exclusions for an attack on a supplier",
      ],
    },
    "business-canada-life-benefits": {
      ...groupBenefits,
      features: [
        `Largest group life and health player (${canadaLife.agency}, ${canadaLife.asOf})`,
        "In a small group, one large claim can move next year’s price",
        "Check who may join and when",
      ],
    },
    "business-sun-life-benefits": {
      ...groupBenefits,
      features: [
        "Sold through advisers",
        "Coverage for a member of staff ends with the job",
        "Employer-paid disability premiums make the benefit taxable",
      ],
    },
    "business-manulife-key-person": {
      product: "Key person and buy-sell life insurance",
      coverage: "An amount paid to the company or the partners at a death",
      features: [
        "Premiums are normally not deductible",
        "Proceeds can credit the capital dividend account",
        "Needs an agreement between the owners",
      ],
    },
  },
});
