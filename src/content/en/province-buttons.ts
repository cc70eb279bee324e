/** Words of the buttons, one for each province, that stand beside what differs by province. */
export const provinceButtonsWords = {
  label: "Press yours: tables show it first, and the tools start with it. It is never sent.",
  chosen: (name: string) => `${name} is yours. Press another to change it, or the same to forget it.`,
} as const;
