/** Words of the province picker. */
export const provincePickerWords = {
  label: "Where do you live?",
  hint: "Used on every page, kept until you close the tab, and never sent.",
  choose: "Province or territory",
  forget: "Clear",
} as const;
