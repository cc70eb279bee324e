import type { Translation } from "#content/translation.ts";

type English = typeof import("../../en/words/one-price.ts");

/** Words of the one price of a page. */
export const onePriceWords = {
  elsewhere: (place, own) =>
    own === null ? `Un exemple, ${place}` : `${own} : aucun prix trouvé. À titre de comparaison, ${place}`,
  kind: (kind) => ` (${kind}), jamais une soumission pour vous. `,
  others: (count) =>
    count === 0 ? "Tous les prix" : count === 1 ? "1 autre prix publié" : `${count} autres prix publiés`,
  priceOf: (of, price) => `${of} : ${price}`,
} as const satisfies Translation<English["onePriceWords"]>;
