import { use } from "react";
import type { Elements } from "#design-system/elements.ts";
import { withoutScores } from "#domain/product-comparison.ts";
import { ClaimsRanking as RankingByClaims } from "#widgets/comparison/home-insurers/claims-ranking.tsx";
import { PublishedFacts, StrengthGrades } from "#widgets/comparison/home-insurers/published-facts.tsx";
import { RankedInsurers } from "#widgets/comparison/home-insurers/ranked-insurers.tsx";
import { RankingFigures } from "#widgets/comparison/home-insurers/ranking-figures.tsx";
import { RankingWeights } from "#widgets/comparison/ranking-weights/ranking-weights.tsx";
import { homeInsurers } from "#text/insurance-types/home-insurers.ts";
import { OwnersScoresContext } from "./comparison-context.ts";

interface TextProps {
  readonly children: Elements;
}

/** Content shown only while the owner's scores are switched on (`src/content/site.ts`). */
export function WithScores({ children }: TextProps) {
  return use(OwnersScoresContext) ? children : null;
}

/** Content shown only while the owner's scores are switched off. */
export function WithoutScores({ children }: TextProps) {
  return use(OwnersScoresContext) ? null : children;
}

/** The ranking in four figures. */
export function HomeFigures() {
  return <RankingFigures insurers={homeInsurers} />;
}

/** The ten insurers in the order of their totals. */
export function HomeRanking({ children }: TextProps) {
  return <RankedInsurers insurers={homeInsurers}>{children}</RankedInsurers>;
}

/** The ten insurers in alphabetical order, with published facts. */
export function HomeFacts({ children }: TextProps) {
  return <PublishedFacts insurers={withoutScores(homeInsurers)}>{children}</PublishedFacts>;
}

/** The ten insurers by claims satisfaction. */
export function ClaimsRanking() {
  return <RankingByClaims insurers={homeInsurers} />;
}

/** The published grades of the ten insurers. */
export function HomeGrades() {
  return <StrengthGrades insurers={withoutScores(homeInsurers)} />;
}

/** The ranking with weights that a visitor can change. */
export function OwnRanking() {
  return <RankingWeights insurers={homeInsurers} />;
}
