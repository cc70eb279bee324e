import { readColours } from "#design-system/contrast.ts";
import { tokensCss } from "./read-tokens.ts";
import "./blocks.css";

const colours = readColours(tokensCss);

export interface ColourSwatchesProps {
  /** Token names without their `--color-` prefix. */
  readonly names: readonly string[];
}

/** Colours in both themes, with the values that stand in tokens.css. */
export function ColourSwatches({ names }: ColourSwatchesProps) {
  return (
    <div className="docs-swatches">
      {names.map((name) => {
        const colour = colours.get(name);
        if (colour === undefined) throw new Error(`tokens.css has no --color-${name}`);
        return (
          <figure key={name}>
            <div className="docs-swatch" style={{ background: colour.light }} />
            <div className="docs-swatch" style={{ background: colour.dark }} />
            <figcaption>
              <strong>{name}</strong>
              <br />
              {colour.light === colour.dark ? colour.light : `${colour.light} in light, ${colour.dark} in dark`}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
