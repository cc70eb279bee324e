import { useId } from "react";
import { Figure, FigureGroup } from "#widgets/reading/figure/figure.tsx";
import * as words from "#words/risk-pool.ts";

const cell = 10;
const columns = 40;
const rows = 25;

/** A house in a cell of ten by ten. */
const house = "M1.5 9V4.8L5 1.6l3.5 3.2V9z";

/** Burning houses as [column, row]; scattered, like real fires. */
const fires = [
  [6, 5],
  [28, 9],
  [17, 19],
] as const;

/** The house that represents the half in three and a half. */
const halfFire = [34, 20] as const;

function at([column, row]: readonly [number, number]): string {
  return `translate(${column * cell} ${row * cell})`;
}

/**
 * A thousand houses, and the three and a half of them that burn in an average year. Drawn to count.
 *
 * Accessibility: the caption says in words what the drawing counts.
 */
export function RiskPool() {
  const id = useId();
  return (
    <figure data-slot="risk-pool" className="min-w-0">
      <svg aria-hidden="true" viewBox={`0 0 ${columns * cell} ${rows * cell}`} className="h-auto w-full">
        <defs>
          <pattern id={`${id}-houses`} width={cell} height={cell} patternUnits="userSpaceOnUse">
            <path d={house} className="fill-brand-line" />
          </pattern>
          <clipPath id={`${id}-half`}>
            <rect width={cell / 2} height={cell} />
          </clipPath>
        </defs>
        <rect width={columns * cell} height={rows * cell} fill={`url(#${id}-houses)`} />
        {fires.map((place) => (
          <path
            key={place.join()}
            d={house}
            transform={at(place)}
            className="fill-accent forced-colors:fill-[Highlight]"
          />
        ))}
        <g transform={at(halfFire)}>
          <path d={house} clipPath={`url(#${id}-half)`} className="fill-accent forced-colors:fill-[Highlight]" />
        </g>
      </svg>
      <figcaption className="mt-3 border-t border-line pt-2 text-caption text-ink-soft">
        <FigureGroup basis="illustrative">
          {`${words.anImaginedTown} `}
          <Figure basis="illustrative">{words.thousandHouses}</Figure>
          {`${words.ofWhich} `}
          <Figure basis="illustrative">3.5</Figure>
          {` ${words.burnInAnAverageYear}`}
        </FigureGroup>
      </figcaption>
    </figure>
  );
}
