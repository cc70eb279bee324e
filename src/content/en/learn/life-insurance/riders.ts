import type { RiderRow } from "#domain/guide-records.ts";

export const riders = [
  {
    rider: "Waiver of premium",
    does: "The insurer pays the premium while a disability keeps you from working.",
    earnsItsCost:
      "When the family would have to drop the policy if your pay stopped. Less so if your disability coverage already leaves room for it.",
  },
  {
    rider: "Accidental death",
    does: "Pays an extra amount if an accident is the cause of death.",
    earnsItsCost:
      "Seldom. Your family's need is the same whatever the cause, so more plain coverage usually serves them better.",
  },
  {
    rider: "Child term",
    does: "Puts a small amount on each child, as a rule with the right to turn it into their own policy as adults.",
    earnsItsCost:
      "When you value that later right, for instance because of illness in the family. The payout itself is seldom needed.",
  },
  {
    rider: "Guaranteed insurability",
    does: "Lets you buy more coverage on set dates or after set life events, with no new medical questions.",
    earnsItsCost: "When you are young and well, and expect children, a larger mortgage or a growing business.",
  },
  {
    rider: "Critical illness",
    does: "Pays a lump sum if you survive one of the illnesses on the list.",
    earnsItsCost:
      "When sick pay and savings would not carry a long treatment. Compare its list and definitions with a stand-alone policy first.",
  },
  {
    rider: "Disability income",
    does: "Pays a monthly benefit while you cannot work.",
    earnsItsCost:
      "When you have no group plan and cannot get a stand-alone policy, which usually defines disability more generously.",
  },
  {
    rider: "Terminal-illness advance",
    does: "Pays part of the death benefit early, once doctors expect death soon.",
    earnsItsCost: "When it comes at no charge, as it often does. Ask what is deducted from the final benefit.",
  },
  {
    rider: "Term rider",
    does: "Adds coverage for a set number of years, on you or on another person, to a base policy.",
    earnsItsCost:
      "When a short-lived need, such as a mortgage, sits on top of a lifelong one. It saves a second policy fee.",
  },
  {
    rider: "Paid-up additions",
    does: "Turns dividends or extra payments into small blocks of lifelong coverage that need no further premium.",
    earnsItsCost: "When you hold participating whole life and mean to keep it for decades.",
  },
  {
    rider: "Return of premium",
    does: "Gives back the premiums on a set date if nobody has claimed.",
    earnsItsCost:
      "Only when the refund beats saving the extra premium yourself, and you are sure to keep the policy until that date.",
  },
] as const satisfies readonly RiderRow[];
