/** Words of the one price of a page. */
export const onePriceWords = {
  elsewhere: (place: string, own: string | null) =>
    own === null ? `For example, ${place}` : `No price found for ${own}. For comparison, ${place}`,
  kind: (kind: string) => ` (${kind}), never a quote for you. `,
  others: (count: number) =>
    count === 0 ? "All prices" : count === 1 ? "1 other published price" : `${count} other published prices`,
  priceOf: (of: string, price: string) => `${of}: ${price}`,
} as const;
