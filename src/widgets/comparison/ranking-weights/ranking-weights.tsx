import RotateCcw from "lucide-react/dist/esm/icons/rotate-ccw.mjs";
import { useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import { stickyColumn } from "#design-system/layout/sidebar.tsx";
import { Slider } from "#design-system/slider/slider.tsx";
import {
  defaultWeights,
  rankHomeInsurers,
  rankingCriteria,
  withWeight,
  type RankedInsurer,
} from "#domain/home-ranking.ts";
import type { HomeInsurer } from "#domain/insurance-product.ts";
import { formatPercent } from "#format/number-format.ts";
import { ScriptedOnly } from "#platform/hydration.tsx";
import { criterionNames } from "#words/ranking-criteria.ts";
import * as words from "#words/comparison.ts";
import { RankedRow } from "./ranked-row.tsx";

export interface RankingWeightsProps {
  readonly insurers: readonly HomeInsurer[];
}

const percent = (value: number) => formatPercent(value / 100);

/**
 * Announces the first three and the number of moves: enough to judge the effect, short enough to hear while dragging.
 */
function orderInWords(ranked: readonly RankedInsurer[], moved: number): string {
  const first = ranked.slice(0, 3).map(({ insurer, place }) => `${place}. ${insurer.company}`);
  const change = moved === 0 ? words.noPlaceHasChanged : words.placesHaveChanged(moved, ranked.length);
  return `${first.join(", ")}. ${change}`;
}

/**
 * The home ranking, recalculated while the visitor moves its four weights. The weights always add up to 100: moving one
 * leaves the other three in proportion to each other. Without JavaScript it shows the order by the site's own weights.
 *
 * Accessibility: sliders in a fieldset; the new order is announced, with how far each insurer moved.
 */
export function RankingWeights({ insurers }: RankingWeightsProps) {
  const [weights, setWeights] = useState(defaultWeights);
  const [hasMoved, setHasMoved] = useState(false);
  const ranked = rankHomeInsurers(insurers, weights);
  const defaultRanks = new Map(
    rankHomeInsurers(insurers, defaultWeights).map(({ insurer, place }) => [insurer.id, place]),
  );
  const isDefault = rankingCriteria.every((criterion) => weights[criterion] === defaultWeights[criterion]);
  const moved = ranked.filter(({ insurer, place }) => defaultRanks.get(insurer.id) !== place).length;
  return (
    <div data-slot="ranking-weights" className="grid gap-x-14 gap-y-10 laptop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <ScriptedOnly>
        <fieldset className={`grid gap-6 ${stickyColumn({ holds: "controls" })}`}>
          <legend className="sr-only">{words.weightsOfTheRanking}</legend>
          <p className="text-small text-ink-soft">{words.togetherTheyMakeAHundred}</p>
          {rankingCriteria.map((criterion) => (
            <Slider
              key={criterion}
              label={criterionNames[criterion].full}
              min={0}
              max={100}
              step={1}
              suffix="%"
              kind="percent"
              value={weights[criterion]}
              format={percent}
              onValueChange={(value) => {
                setHasMoved(true);
                setWeights((current) => withWeight(current, criterion, value));
              }}
            />
          ))}
          <div>
            <Button
              intent="secondary"
              size="small"
              icon={<RotateCcw />}
              aria-disabled={isDefault}
              onClick={() => setWeights(defaultWeights)}
            >
              {words.resetToOurWeights}
            </Button>
          </div>
          {/* On a phone the list is a screen away, so the announcement is visible, too. */}
          <output className="block min-h-12 text-small">
            {isDefault ? hasMoved && words.backToOurWeights : orderInWords(ranked, moved)}
          </output>
        </fieldset>
      </ScriptedOnly>
      <div className="min-w-0">
        <p className="text-small text-ink-soft">
          {words.illustrativeFigures}
          {words.howAScoreIsMade}
        </p>
        <ol role={listRole("ol")} aria-label={words.homeInsurersInOrder} className="mt-4 border-t-2 border-ink">
          {ranked.map((row) => (
            <RankedRow
              key={row.insurer.id}
              ranked={row}
              moved={(defaultRanks.get(row.insurer.id) ?? row.place) - row.place}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
