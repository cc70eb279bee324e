import type { Plugin } from "vite";

/**
 * Builds the list of product names as data: it imports the records of all products, which would otherwise be in a chunk
 * of their own on each comparison, and be fetched whole for the names of one.
 */
export function productNamesAsData(): Plugin {
  return {
    name: "product-names-as-data",
    enforce: "pre",
    load: {
      filter: { id: /\/src\/content\/product-names\.ts$/ },
      async handler() {
        const { productNames } = await import("#content/product-names.ts");
        return `export const productNames = new Map(${JSON.stringify([...productNames])});\n`;
      },
    },
  };
}
