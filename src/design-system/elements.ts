import type { ReactElement } from "react";

/**
 * Content without a text node of its own, for a place among siblings. Machine translation replaces text nodes, so React
 * couldn't update, remove or insert before them.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
