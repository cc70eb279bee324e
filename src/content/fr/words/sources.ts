import type { Translation } from "#content/translation.ts";
import type { SourceKind } from "#domain/source.ts";

type English = typeof import("../../en/words/sources.ts");

/** Labels of the kinds of sources. */
export const sourceKindNames = {
  law: "Loi",
  government: "Gouvernement",
  regulator: "Organisme de réglementation",
  office: "Service de conciliation ou fonds de garantie",
  industry: "Organisme du secteur",
  agency: "Agence de notation",
  insurer: "Assureur ou courtier",
  adviser: "Spécialiste",
  press: "Presse",
  comparison: "Site de comparaison",
} as const satisfies Record<SourceKind, string>;
export const sourceWords = {
  /** For a document without a date. */
  undated: "sans date",
  /** In place of an empty list, below a tool without answers. */
  noneYet: "Aucun chiffre de cette réponse ne provient encore d’une source publiée.",
  /** After the name of a page, on a site in another language. */
  inEnglish: "(en anglais)",
  /** Summary of a list: `month` names the last check. */
  checked: (count: number, month: string) =>
    `${count} ${count < 2 ? "source, vérifiée" : "sources, vérifiées"} en ${month}`,
  /** For a list whose pages were all read on one day. */
  readOn: (day: string) => `Sources vérifiées le ${day}. Une page peut avoir changé depuis.`,
  readSince: (first: string, last: string) =>
    `Sources vérifiées entre le ${first} et le ${last}. Une page peut avoir changé depuis.`,
} as const satisfies Translation<English["sourceWords"]>;
