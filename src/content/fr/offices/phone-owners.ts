type English = typeof import("../../en/offices/phone-owners.ts");

/** Services with a phone number beside the office's own. */
export const phoneOwners = {
  appealAdvisor: "Aide à l’appel (Appeal Advisor)",
  equifax: "Equifax",
  icbc: "ICBC",
  sgi: "SGI",
  transUnion: "TransUnion",
  transUnionInQuebec: "TransUnion au Québec",
} as const satisfies Readonly<Record<keyof English["phoneOwners"], string>>;
