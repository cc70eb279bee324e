import { createContext } from "react";

/** Whether a page of documentation is shown in the dark theme: its frames and samples follow. */
export const DarkDocs = createContext(false);
