import type { OmbudsmanService } from "#domain/article-records.ts";

/** Bodies outside the insurer that look at complaints. All are free to the consumer, and none can order payment. */
export const ombudsmanServices = [
  {
    name: "General Insurance OmbudService (GIO)",
    covers:
      "Home, car and business insurance; not prices, refusals to sell, court matters or disputes with their own legal process",
    phone: [{ number: "1-877-225-0446" }],
    cost: "Free",
    needs: "The insurer's final position letter",
    source: "S133",
  },
  {
    name: "OmbudService for Life & Health Insurance (OLHI)",
    covers: "Life, disability, health and travel insurance, annuities and segregated funds",
    phone: [
      { number: "1-888-295-8112", language: "English" },
      { number: "1-866-582-2008", language: "French" },
    ],
    cost: "Free",
    needs: "The insurer's final position letter; after 90 days of silence OLHI presses the insurer for it",
    deadline: { value: "90 days of silence, then OLHI presses the insurer", basis: "S131" },
    source: "S134",
  },
  {
    name: "Ombudsman for Banking Services and Investments (OBSI)",
    covers: "Banks and investment firms; the bank's own part in insurance that it sold",
    phone: [],
    cost: "Free",
    needs: "The bank's final answer",
    deadline: { value: "within 180 days of the final answer", basis: "S130" },
    source: "S130",
  },
  {
    name: "Autorité des marchés financiers (AMF)",
    covers: "Any insurance sold in Quebec",
    phone: [],
    cost: "Free",
    needs: "A complaint to the insurer, which you then ask to send your file to the AMF",
    source: "S136",
  },
  {
    name: "Financial Services Regulatory Authority of Ontario (FSRA)",
    covers: "Breaches of insurance law in Ontario, not what you are owed",
    phone: [],
    cost: "Free",
    needs: "What you believe was breached, with your documents and the insurer's answer",
    source: "S137",
  },
] as const satisfies readonly OmbudsmanService[];
