import type { SitePath } from "#site/site-path.ts";

/** Where a quote can start, in the order of the specification. */
export const quoteStarts = [
  {
    path: "/tools",
    title: "Start with a number",
    text: "Each tool answers in your browser. For a price, use the form below it, and a person answers.",
  },
  {
    path: "/insurance-types",
    title: "Start with a product",
    text: "Seven kinds of insurance, with the companies that sell each and a way to ask for a quote.",
  },
  {
    path: "/learn",
    title: "Start with the basics",
    text: "Sixteen guides for the words that a quote takes for granted.",
  },
] as const satisfies readonly { readonly path: SitePath; readonly title: string; readonly text: string }[];
