import { createContext } from "react";

/**
 * Whether controls to type into or to choose from only keep their room, because nobody can use them yet. Chromium looks
 * at each of them for its autofill as soon as it has read the page, and has everything around it laid out for that, down
 * to the last section, before the page is first shown.
 */
export const ControlsLater = createContext(false);
