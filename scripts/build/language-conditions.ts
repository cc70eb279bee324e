import { defaultClientConditions, defaultServerConditions, type UserConfig } from "vite";
import { locale } from "#locale";

/** Condition of `imports` in `package.json` for French: `node -C fr`. English is the default. */
export const frenchCondition = "fr";

/** Makes Vite resolve `#text`, `#words`, `#locale` and `#addresses` as the process that runs it does. */
export const languageConditions: Pick<UserConfig, "resolve" | "ssr"> =
  locale.tag === "fr-CA"
    ? {
        resolve: { conditions: [frenchCondition, ...defaultClientConditions] },
        ssr: { resolve: { conditions: [frenchCondition, ...defaultServerConditions] } },
      }
    : {};
