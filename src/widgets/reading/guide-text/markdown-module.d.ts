declare module "*.md" {
  /* Made by `scripts/build/rehype-prose.ts`. */

  /** Its level-2 headings, for the on-page navigation. */
  export const sections: readonly { readonly href: `#${string}`; readonly label: string }[];
  /** How many words the text has. */
  export const wordCount: number;
  /** What stands in its front matter; a text that is no page's file has none. Made by `scripts/pages/rehype-page-module.ts`. */
  export const page: import("#site/front-matter.ts").PageText<"own">;
  /** What stands in its `<Slot name="Opening">`; a text without one has none. */
  export const Opening: import("./prose-module.ts").ProseModule["default"] | undefined;
}

/** A page in the component of its kind; made by `scripts/pages/site-pages.ts`. */
declare module "*.md?page" {
  const Page: import("react").ComponentType;
  export default Page;
}
