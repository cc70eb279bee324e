import { agedFigures } from "../../src/domain/figure-age.ts";
import { listedFigures } from "./listed-figures.ts";

/** Says how many figures have run out or soon will. `npm run figures` names them. */
export async function warnOfAgedFigures(today: string): Promise<void> {
  const [year = "", month = "", day = ""] = today.split("-");
  const aged = agedFigures(await listedFigures(), `${year}-${month}-${day}`);
  const expired = aged.filter(({ state }) => state === "expired").length;
  const expiring = aged.filter(({ state }) => state === "expiring").length;
  if (expired + expiring === 0) return;
  console.warn(`Figures: ${expired} expired, ${expiring} run out within 60 days. See npm run figures.`);
}
