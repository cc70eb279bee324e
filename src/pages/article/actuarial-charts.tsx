import { lossFrequency, survivalCurve } from "#domain/actuarial.ts";
import { FrequencyChart } from "#widgets/charts/actuarial-charts/frequency-chart.tsx";
import { SurvivalChart } from "#widgets/charts/actuarial-charts/survival-chart.tsx";

export interface ActuarialChartProps {
  readonly title: string;
}

/** Survivors of a group by age, by the illustrative mortality law that the tests check the article against. */
export function SurvivalCurve({ title }: ActuarialChartProps) {
  return <SurvivalChart title={title} points={survivalCurve()} />;
}

/** A claim with a 5% chance in each of twenty years: one expected. */
const twentyYears = lossFrequency(1, 6);

/** Distribution of a household's number of claims in twenty years. */
export function ClaimsInTwentyYears({ title }: ActuarialChartProps) {
  return <FrequencyChart title={title} points={twentyYears} />;
}
