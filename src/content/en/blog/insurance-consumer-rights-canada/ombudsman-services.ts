import type { OmbudsmanService } from "#domain/article-records.ts";
import { officesOfCanada } from "#text/offices/canada.ts";
import { officesOfOntarioAndQuebec } from "#text/offices/central.ts";

const records = [...officesOfCanada, ...officesOfOntarioAndQuebec];

/** The service's fields from its record in the directory of offices. */
function fromDirectory(id: (typeof records)[number]["id"]) {
  const { name, phone } = records.find((office) => office.id === id) ?? { name: "", phone: [] };
  return { name, phone, cost: "Free" };
}

/** Bodies outside the insurer that review complaints. All are free to the consumer, and none can order payment. */
export const ombudsmanServices: readonly OmbudsmanService[] = [
  {
    ...fromDirectory("gio"),
    covers:
      "Home, car and business insurance; not prices, refusals to sell, court matters or disputes with their own legal process",
    needs: "The insurer's final position letter",
    source: "S133",
  },
  {
    ...fromDirectory("olhi"),
    covers: "Life, disability, health and travel insurance, annuities and segregated funds",
    needs: "The insurer's final position letter; after 90 days of silence OLHI presses the insurer for it",
    deadline: { value: "90 days of silence, then OLHI presses the insurer", basis: "S131" },
    source: "S134",
  },
  {
    ...fromDirectory("obsi"),
    covers: "Banks and investment firms; the bank's own part in insurance that it sold",
    needs: "The bank's final answer",
    deadline: { value: "within 180 days of the final answer", basis: "S130" },
    source: "S130",
  },
  {
    ...fromDirectory("amf"),
    covers: "Any insurance sold in Quebec",
    needs: "A complaint to the insurer, which you then ask to send your file to the AMF",
    source: "S136",
  },
  {
    ...fromDirectory("fsra"),
    covers: "Breaches of insurance law in Ontario, not what you are owed",
    needs: "What you believe was breached, with your documents and the insurer's answer",
    source: "S137",
  },
];
