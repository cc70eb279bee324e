/** Words of the province picker. */
export const provincePickerWords = {
  label: "Where do you live?",
  hint: "Kept in this browser until you close it, and never sent. It is used on every page.",
  choose: "Province or territory",
  forget: "Clear",
} as const;
