import type { AutoDiscount } from "#domain/guide-records.ts";

export const autoDiscounts = [
  {
    name: "Bundle",
    howToGet: "Put car and home, condo or tenant coverage with one insurer.",
    watchFor: "Leaving later means moving both, and losing the discount on whichever stays.",
  },
  {
    name: "Multi-vehicle",
    howToGet: "Insure every car of the household on one policy.",
    watchFor: "One driver's bad record can then lift the price of all.",
  },
  {
    name: "Winter tires",
    howToGet: "Fit four, keep the receipt, and tell the insurer the date.",
    watchFor: "Many insurers ask for all four to stay on for the whole season.",
  },
  {
    name: "Telematics",
    howToGet: "Let an app or a plug-in record how, when and how far you drive.",
    watchFor: "Ask whether a poor score can raise the premium, and who keeps the data.",
  },
  {
    name: "Driver training",
    howToGet: "Send the certificate of an approved course.",
    watchFor: "It usually helps only in the first years of driving.",
  },
  {
    name: "Retired or low distance",
    howToGet: "Report a shorter yearly distance, or that you no longer commute.",
    watchFor: "The figure must be true, and a photo of the odometer can prove it.",
  },
  {
    name: "Group",
    howToGet: "Name your employer, union, alumni body or profession.",
    watchFor: "A group rate can still be above another insurer's plain price.",
  },
  {
    name: "Anti-theft device",
    howToGet: "Fit an approved immobilizer or tracker and send proof.",
    watchFor: "For models that are often stolen an insurer may demand one and give no discount.",
  },
  {
    name: "Conviction-free",
    howToGet: "Keep your record clear of tickets and suspensions.",
    watchFor: "It ends at the next renewal after a conviction.",
  },
  {
    name: "Renewal",
    howToGet: "Stay with the insurer.",
    watchFor: "Some insurers reward loyalty and others charge for it, so compare every second year.",
  },
  {
    name: "Pay annually",
    howToGet: "Pay once in place of monthly.",
    watchFor: "If you cancel early, ask how the refund is worked out.",
  },
] as const satisfies readonly AutoDiscount[];
