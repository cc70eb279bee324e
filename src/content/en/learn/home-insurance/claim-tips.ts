import type { ClaimTip } from "#domain/guide-records.ts";

export const homeClaimTips = [
  {
    tip: "Photograph before you move anything",
    detail:
      "Take wide shots of each room first, then of each damaged thing, with model and serial plates where there are any.",
  },
  {
    tip: "Keep what is ruined until the adjuster agrees",
    detail:
      "Move it to the garage or the yard if it smells. A carpet that went to the dump is hard to prove; a square cut from it helps.",
  },
  {
    tip: "Log every call",
    detail:
      "Note the date, the name, what was said and what comes next. Send a two-line email after each call, so that both sides have it.",
  },
  {
    tip: "Ask for the scope of work in writing",
    detail:
      "Agree on rooms, materials and quantities before anyone starts to tear out, because a price means little without a scope.",
  },
  {
    tip: "Ask who stands behind the repair",
    detail:
      "You may normally pick the contractor. Ask whether the insurer guarantees the work if you use one from its own list.",
  },
  {
    tip: "Sign nothing blank and assign nothing",
    detail:
      "A form that hands your claim to a contractor lets someone else bargain with your insurer, and leaves you with the bill.",
  },
  {
    tip: "Count only the extra cost of living elsewhere",
    detail:
      "The policy pays what you spend above normal. Keep receipts, and note what rent, food and travel usually cost you.",
  },
  {
    tip: "Get a refusal on paper",
    detail: "Ask which words of the policy it rests on. You need that answer for every later step.",
  },
] as const satisfies readonly ClaimTip[];
