/** What a visitor reads around the tables of products. */
export const productWords = {
  /** In the place of a grade. */
  notPublished: "Not published",
} as const;
