import { createContext } from "react";
import { showsOwnersScores } from "#content/site.ts";

/** Whether the owner's scores and the ranking made from them are shown: the site's setting, unless a story provides another. */
export const OwnersScoresContext = createContext(showsOwnersScores);
