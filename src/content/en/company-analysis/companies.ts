import type { Company } from "#domain/company.ts";
import { intactFinancial } from "./intact-financial.ts";
import { sunLifeFinancial } from "./sun-life-financial.ts";
import { manulifeFinancial } from "./manulife-financial.ts";
import { canadaLife } from "./canada-life.ts";
import { desjardins } from "./desjardins.ts";
import { tdInsurance } from "./td-insurance.ts";
import { coOperators } from "./co-operators.ts";
import { avivaCanada } from "./aviva-canada.ts";
import { wawanesa } from "./wawanesa.ts";
import { iaFinancial } from "./ia-financial.ts";

/**
 * The ten analysed companies in the order the site lists them. Facts and grades are only as new as their dates. A page of
 * one company imports its own record.
 */
export const companies: readonly Company[] = [
  intactFinancial,
  sunLifeFinancial,
  manulifeFinancial,
  canadaLife,
  desjardins,
  tdInsurance,
  coOperators,
  avivaCanada,
  wawanesa,
  iaFinancial,
];
