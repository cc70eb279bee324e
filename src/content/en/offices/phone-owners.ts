/** Services with a phone number beside the office's own. */
export const phoneOwners = {
  appealAdvisor: "Appeal Advisor",
  equifax: "Equifax",
  icbc: "ICBC",
  sgi: "SGI",
  transUnion: "TransUnion",
  transUnionInQuebec: "TransUnion in Quebec",
} as const;
