import { tokensNamed } from "./read-tokens.ts";
import "./blocks.css";

/** How many times smaller than on the site widths are drawn, so that the widest fits beside the others. */
const scale = 2;

interface Measure {
  readonly least: number;
  readonly most: number;
  readonly words: string;
}

/** A value in pixels: whole rem, or between two ends of whole rem that grow with the window. */
function measure(value: string): Measure {
  const ends = [...value.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16);
  const [least, most = least] = ends;
  if (least === undefined || most === undefined) throw new Error(`${value} names no length in rem`);
  return { least, most, words: least === most ? `${least} px` : `${least} to ${most} px` };
}

export interface TrueWidthsProps {
  /** Start of the tokens' names: their values are in rem. */
  readonly prefix: "container" | "breakpoint";
}

/** Widths side by side from one left edge, all at the same scale, with their pixels. */
export function TrueWidths({ prefix }: TrueWidthsProps) {
  const widths = tokensNamed(prefix)
    .map(({ name, value }) => ({ name, value, ...measure(value) }))
    .toSorted((one, other) => one.most - other.most);
  return (
    <figure className="docs-widths">
      {/* Focusable, so that a narrow window can be scrolled by key. */}
      {/* oxlint-disable-next-line no-noninteractive-tabindex */}
      <div role="region" aria-label={`Widths at 1:${scale}`} tabIndex={0}>
        {widths.map(({ name, value, least, most, words }) => (
          <div key={name} className="docs-width" style={{ inlineSize: `${most / scale}px` }}>
            <div style={{ inlineSize: `${least / scale}px` }} />
            <span>
              <strong>{name}</strong> {value} = {words}
            </span>
          </div>
        ))}
      </div>
      <figcaption>Drawn at half size, all at the same scale. The empty end is what a wide window adds.</figcaption>
    </figure>
  );
}
