declare module "*.md" {
  /* Made by `scripts/build/rehype-prose.ts`. */

  /** Its level-2 headings, for the on-page navigation. */
  export const sections: readonly { readonly href: `#${string}`; readonly label: string }[];
  /** How many words the text has. */
  export const wordCount: number;
}
