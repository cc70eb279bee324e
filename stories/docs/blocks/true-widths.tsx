import { tokensNamed } from "./read-tokens.ts";
import "./blocks.css";

/** How many times smaller than on the site widths are drawn, so that the widest fits beside the others. */
const scale = 2;

function pixels(value: string): number {
  return Number.parseFloat(value) * 16;
}

export interface TrueWidthsProps {
  /** Start of the tokens' names: all of them in whole rem. */
  readonly prefix: "container" | "breakpoint";
}

/** Widths side by side from one left edge, all at the same scale, with their pixels. */
export function TrueWidths({ prefix }: TrueWidthsProps) {
  const widths = tokensNamed(prefix)
    .map(({ name, value }) => ({ name, value, width: pixels(value) }))
    .toSorted((one, other) => one.width - other.width);
  return (
    <figure className="docs-widths">
      {/* Focusable, so that a narrow window can be scrolled by key. */}
      {/* oxlint-disable-next-line no-noninteractive-tabindex */}
      <div role="region" aria-label={`Widths at 1:${scale}`} tabIndex={0}>
        {widths.map(({ name, value, width }) => (
          <div key={name} className="docs-width" style={{ inlineSize: `${width / scale}px` }}>
            <strong>{name}</strong> {value} = {width} px
          </div>
        ))}
      </div>
      <figcaption>Drawn at half size, all at the same scale.</figcaption>
    </figure>
  );
}
