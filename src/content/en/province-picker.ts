/** Words of the choice of a province, wherever it stands. */
export const provincePickerWords = {
  label: "Where do you live?",
  hint: "Kept in this browser until you close it, and never sent. It serves the whole site.",
  choose: "Choose a province or territory",
  forget: "Forget it",
} as const;

/** Words of the buttons, one for each province, that stand beside what differs by province. */
export const provinceButtonsWords = {
  label: "Press yours: tables show it first, and the tools start with it. It is never sent.",
  chosen: (name: string) => `${name} is yours. Press another to change it, or the same to forget it.`,
} as const;
