import type { Plugin } from "vite";

/**
 * Builds the prices in brief and the names of products as data: computed in the browser, they would bring the lists of all
 * prices and products that they are from.
 */
export function listsAsData(): Plugin {
  return {
    name: "lists-as-data",
    enforce: "pre",
    load: {
      filter: { id: /\/src\/content\/(?:price-bands|product-names)\.ts$/ },
      async handler(id) {
        if (id.endsWith("price-bands.ts")) {
          const { priceBands } = await import("#content/price-bands.ts");
          return `export const priceBands = ${JSON.stringify(priceBands)};\n`;
        }
        const { productNames } = await import("#content/product-names.ts");
        return `export const productNames = new Map(${JSON.stringify([...productNames])});\n`;
      },
    },
  };
}
