declare module "*.md" {
  /* Made by `scripts/build/rehype-prose.ts`. */

  /** Level-2 headings of the text, for the on-page navigation. */
  export const sections: readonly { readonly href: `#${string}`; readonly label: string }[];
  /** Number of words in the text. */
  export const wordCount: number;
  /** Front matter; missing for a text that is no page's file. Made by `scripts/pages/rehype-page-module.ts`. */
  export const page: import("#site/front-matter.ts").PageText<"own">;
  /** Content of its `<Slot name="Opening">`, if any. */
  export const Opening: import("./prose-module.ts").ProseModule["default"] | undefined;
}

/** A page in the component of its kind; made by `scripts/pages/site-pages.ts`. */
declare module "*.md?page" {
  const Page: import("react").ComponentType;
  export default Page;
}
