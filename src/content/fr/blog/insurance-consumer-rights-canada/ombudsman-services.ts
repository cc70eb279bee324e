import type { OmbudsmanService } from "#domain/article-records.ts";
import { officesOfCanada } from "#text/offices/canada.ts";
import { officesOfOntarioAndQuebec } from "#text/offices/central.ts";

const records = [...officesOfCanada, ...officesOfOntarioAndQuebec];

/** The service's fields from its record in the directory of offices. */
function fromDirectory(id: (typeof records)[number]["id"]) {
  const { name, phone } = records.find((office) => office.id === id) ?? { name: "", phone: [] };
  return { name, phone, cost: "Sans frais" };
}

/** Bodies outside the insurer that review complaints. All are free to the consumer, and none can order payment. */
export const ombudsmanServices: readonly OmbudsmanService[] = [
  {
    ...fromDirectory("gio"),
    covers:
      "Assurance habitation, auto et des entreprises; pas les prix, les refus de vendre, les causes devant un tribunal ni les différends qui ont leur propre procédure en justice",
    needs: "La lettre de position finale de l’assureur",
    source: "S133",
  },
  {
    ...fromDirectory("olhi"),
    covers: "Assurance vie, invalidité, maladie et voyage, rentes et fonds distincts",
    needs: "La lettre de position finale de l’assureur; après 90 jours de silence, l’OAP la réclame à l’assureur",
    deadline: { value: "90 jours de silence, puis l’OAP relance l’assureur", basis: "S131" },
    source: "S134",
  },
  {
    ...fromDirectory("obsi"),
    covers: "Banques et sociétés de placement; la part de la banque dans une assurance qu’elle a vendue",
    needs: "La réponse finale de la banque",
    deadline: { value: "dans les 180 jours de la réponse finale", basis: "S130" },
    source: "S130",
  },
  {
    ...fromDirectory("amf"),
    covers: "Toute assurance vendue au Québec",
    needs: "Une plainte à l’assureur, à qui vous demandez ensuite d’envoyer votre dossier à l’AMF",
    source: "S136",
  },
  {
    ...fromDirectory("fsra"),
    covers: "Les infractions aux lois sur les assurances en Ontario, pas le montant qui vous est dû",
    needs: "La règle qui, selon vous, n’a pas été suivie, avec vos documents et la réponse de l’assureur",
    source: "S137",
  },
];
