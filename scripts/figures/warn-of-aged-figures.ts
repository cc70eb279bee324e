import { agedFigures } from "../../src/domain/figure-age.ts";
import { listedFigures } from "./listed-figures.ts";

/** Prints how many figures have expired or will soon; `npm run figures` lists them. */
export async function warnOfAgedFigures(today: string): Promise<void> {
  const [year = "", month = "", day = ""] = today.split("-");
  const aged = agedFigures(await listedFigures(), `${year}-${month}-${day}`);
  const expired = aged.filter(({ state }) => state === "expired").length;
  const expiring = aged.filter(({ state }) => state === "expiring").length;
  if (expired + expiring === 0) return;
  console.warn(`Figures: ${expired} expired, ${expiring} expire within 60 days. See npm run figures.`);
}
