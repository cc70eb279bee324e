import { provinceCodes, type ProvinceCode } from "#domain/province-code.ts";

/** Provinces and territories to choose from, by name, as people look for them. */
export function provinceOptions(names: Readonly<Record<ProvinceCode, string>>) {
  return provinceCodes
    .map((code) => ({ value: code, label: names[code] }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));
}
