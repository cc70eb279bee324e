import { lossFrequency, survivalCurve } from "#domain/actuarial.ts";
import { FrequencyChart } from "#widgets/charts/actuarial-charts/frequency-chart.tsx";
import { SurvivalChart } from "#widgets/charts/actuarial-charts/survival-chart.tsx";

export interface ActuarialChartProps {
  readonly title: string;
}

/** How many of a group are alive at each age, by the illustrative law that the tests hold the article against. */
export function SurvivalCurve({ title }: ActuarialChartProps) {
  return <SurvivalChart title={title} points={survivalCurve()} />;
}

/** A claim with a 5% chance in each of twenty years: one expected. */
const twentyYears = lossFrequency(1, 6);

/** How many claims a household makes in twenty years. */
export function ClaimsInTwentyYears({ title }: ActuarialChartProps) {
  return <FrequencyChart title={title} points={twentyYears} />;
}
