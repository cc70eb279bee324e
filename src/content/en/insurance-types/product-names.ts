import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { autoProducts } from "./auto-products.ts";
import { businessProducts } from "./business-products.ts";
import { disabilityProducts } from "./disability-products.ts";
import { healthProducts } from "./health-products.ts";
import { homeInsurers } from "./home-insurers.ts";
import { lifeProducts } from "./life-products.ts";
import { travelProducts } from "./travel-products.ts";

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
