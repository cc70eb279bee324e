/** Words of the province buttons beside content that differs by province. */
export const provinceButtonsWords = {
  label: "Choose your province. Tables show it first, the tools start with it, and it’s never sent.",
  chosen: (name: string) => `${name} is used on this site. Choose another to change it, or the same one to clear it.`,
} as const;
