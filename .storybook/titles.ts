import type { Indexer } from "storybook/internal/types";

/** Names with capitals of their own, by their spelling in paths. */
const names = new Map(
  "British Columbia,Canada Life,Canada,CSV,FAQ,iA,Labrador,New Brunswick,Northwest Territories,Nova Scotia,Prince Edward Island,Sun Life,TD"
    .split(",")
    .map((name) => [name.toLowerCase(), name]),
);
const anyName = new RegExp(String.raw`\b(?:${[...names.keys()].join("|")})\b`, "g");

/**
 * Converts a story file's path to a title: `widgets/leads/lead-form` is "Widgets/Leads/Lead form". Its stories keep
 * their ids.
 */
export function titleOf(path: string): string {
  return path
    .replaceAll(/(?<!\/co)-/g, " ")
    .replaceAll(anyName, (name) => names.get(name) ?? name)
    .replaceAll(/(?<=^|\/)[a-z](?![A-Z])/g, (letter) => letter.toUpperCase());
}

/**
 * Gives stories readable titles. Whole pages and flows get no docs page: their props and parts are documented
 * elsewhere.
 */
export const withReadableTitles = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(file, options) {
    const entries = await indexer.createIndex(file, options);
    const isWhole = /\/stories\/(?:pages|flows)\//.test(file);
    return entries.map((entry) => ({
      ...entry,
      title: titleOf(entry.title ?? options.makeTitle()),
      tags: [...(entry.tags ?? []), ...(isWhole ? ["!autodocs"] : [])],
    }));
  },
});
