/** Words of the province buttons beside content that differs by province. */
export const provinceButtonsWords = {
  label: "Choose your province. Tables show it first, the tools start with it, and it’s never sent.",
  chosen: (name: string) => `${name} is used on this site. Choose it again to clear it.`,
} as const;
