import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { DocumentMetadata } from "#app/document-metadata.tsx";

test("metadata for machines stays with its page, and is removed when the visitor goes on to another", () => {
  document.head.insertAdjacentHTML(
    "beforeend",
    `<link rel="alternate" hreflang="fr-CA" href="/fr"><meta name="description" content="A guide">
     <meta name="keywords" content="guide"><meta property="og:title" content="Guide">
     <meta name="twitter:card" content="summary"><meta name="author" content="Northcover">`,
  );
  document.body.insertAdjacentHTML("beforeend", '<script type="application/ld+json">{}</script>');
  const left = () =>
    document.querySelectorAll(
      "link[rel=alternate], meta:is([name], [property]):not([name=viewport]), [type='application/ld+json']",
    );
  const { rerender } = render(<DocumentMetadata pathname="/learn" />);
  expect(left()).toHaveLength(7);
  rerender(<DocumentMetadata pathname="/learn" />);
  expect(left()).toHaveLength(7);
  rerender(<DocumentMetadata pathname="/faq" />);
  expect([...left()].map((element) => element.getAttribute("name"))).toEqual(["author"]);
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/faq$/);
  left()[0]?.remove();
});
