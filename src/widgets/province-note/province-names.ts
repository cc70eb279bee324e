import * as words from "#words/province.ts";

/** Provinces and territories by postal abbreviation. */
export const provinceNames: Readonly<Partial<Record<string, string>>> = {
  AB: "Alberta",
  BC: words.britishColumbia,
  MB: "Manitoba",
  NB: words.newBrunswick,
  NL: words.newfoundlandAndLabrador,
  NS: words.novaScotia,
  NT: words.northwestTerritories,
  NU: "Nunavut",
  ON: "Ontario",
  PE: words.princeEdwardIsland,
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
};
