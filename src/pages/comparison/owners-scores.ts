import { createContext } from "react";
import { showsOwnersScores } from "#content/site.ts";

/**
 * Whether to show the owner's scores and the ranking made from them. Defaults to the site's setting; stories can
 * override it.
 */
export const OwnersScoresContext = createContext(showsOwnersScores);
