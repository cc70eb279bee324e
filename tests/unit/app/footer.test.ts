import { describe, expect, test } from "vitest";
import { caseLinks, footerGroups, legalLinks, navigationLinks, quoteLink } from "#app/site-links.ts";
import { pageNames } from "#page-names";
import { sitePaths } from "#site/site-path.ts";

/** The lists of the specification, in order. */
const specified = {
  Learn: [
    "/learn/how-insurance-works",
    "/learn/choose-insurance",
    "/learn/insurance-claims",
    "/learn/life-insurance",
    "/learn/home-insurance",
    "/learn/auto-insurance",
    "/learn/health-insurance",
    "/insurance-rates-canada",
  ],
  "Insurance Types": [
    "/insurance-types/life",
    "/insurance-types/home",
    "/insurance-types/auto",
    "/insurance-types/travel",
  ],
  Resources: ["/blog", "/tools", "/insurance-quotes-canada", "/faq", "/sitemap"],
};
const legal = ["/privacy-policy", "/terms-of-service", "/about"];
const top = ["/learn", "/blog", "/insurance-types", "/tools", "/faq"];

const addresses = (links: readonly { readonly href: string }[]) => links.map(({ href }) => href);

describe("the footer", () => {
  test("has the specified groups with the specified links", () => {
    expect(footerGroups.map(({ title, links }) => [title, addresses(links)])).toEqual(Object.entries(specified));
  });

  test("links to the guides for special cases, as the small-screen menu does", () => {
    expect(caseLinks).toEqual([
      { href: "/#your-province", label: "Your province" },
      { href: "/blog/insurance-consumer-rights-canada#build-your-complaint", label: "Claim refused or complaint" },
    ]);
  });

  test("has the legal pages", () => {
    expect(addresses(legalLinks)).toEqual(legal);
  });
});

test("the navigation has five links and the button to the tools", () => {
  expect(addresses(navigationLinks)).toEqual(top);
  expect(quoteLink).toEqual({ href: "/tools", label: "Get Quote" });
});

test("every link of both leads to a registered page and has its label", () => {
  const known: readonly string[] = sitePaths;
  for (const path of [...Object.values(specified).flat(), ...legal, ...top]) expect(known).toContain(path);
  for (const { href, label } of [...footerGroups.flatMap(({ links }) => links), ...legalLinks, ...navigationLinks]) {
    const path = sitePaths.find((sitePath) => sitePath === href);
    expect(path === undefined ? undefined : pageNames[path].label, href).toBe(label);
  }
});
