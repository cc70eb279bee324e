import type { Translation } from "#content/translation.ts";

/** Words of the province picker. */
export const provincePickerWords = {
  label: "Où habitez-vous?",
  hint: "Votre choix sert dans toutes les pages. Il est gardé jusqu’à la fermeture de l’onglet et n’est jamais envoyé.",
  choose: "Province ou territoire",
  forget: "Effacer",
} as const satisfies Translation<typeof import("../en/province-picker.ts").provincePickerWords>;
