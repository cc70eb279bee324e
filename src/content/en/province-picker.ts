/** Words of the province picker. */
export const provincePickerWords = {
  label: "Where do you live?",
  hint: "Kept in this browser until you close it, and never sent. It serves the whole site.",
  choose: "Province or territory",
  forget: "Forget it",
} as const;
