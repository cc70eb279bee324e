import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { autoProducts } from "#text/insurance-types/auto-products.ts";
import { businessProducts } from "#text/insurance-types/business-products.ts";
import { disabilityProducts } from "#text/insurance-types/disability-products.ts";
import { healthProducts } from "#text/insurance-types/health-products.ts";
import { homeInsurers } from "#text/insurance-types/home-insurers.ts";
import { lifeProducts } from "#text/insurance-types/life-products.ts";
import { travelProducts } from "#text/insurance-types/travel-products.ts";

const products: readonly InsuranceProduct[] = [
  ...autoProducts,
  ...businessProducts,
  ...disabilityProducts,
  ...healthProducts,
  ...homeInsurers,
  ...lifeProducts,
  ...travelProducts,
];

/** Names of the products in a quote request, by product id. */
export const productNames: ReadonlyMap<string, string> = new Map(
  products.map(({ id, company, product }) => [id, `${company}, ${product}`]),
);
