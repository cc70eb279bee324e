import type { Plugin } from "vite";

/** Builds the prices in brief as data: computed in the browser, they would bring the lists of prices that they are from. */
export function priceBandsAsData(): Plugin {
  return {
    name: "price-bands-as-data",
    enforce: "pre",
    load: {
      filter: { id: /\/src\/content\/price-bands\.ts$/ },
      async handler() {
        const { priceBands } = await import("#content/price-bands.ts");
        return `export const priceBands = ${JSON.stringify(priceBands)};\n`;
      },
    },
  };
}
