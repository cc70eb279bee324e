import { ColorItem, ColorPalette } from "@storybook/addon-docs/blocks";
import { hexFromOklch, readColours } from "#design-system/contrast.ts";
import { tokensCss } from "./read-tokens.ts";

const colours = readColours(tokensCss);

export interface ColourSwatchesProps {
  /** Purpose of each colour, by the token's name without `--color-`. */
  readonly uses: Readonly<Record<string, string>>;
}

/** Colours in both themes, with their purpose, and as hex for tools without oklch support. */
export function ColourSwatches({ uses }: ColourSwatchesProps) {
  return (
    <ColorPalette>
      {Object.entries(uses).map(([name, use]) => {
        const colour = colours.get(name);
        if (colour === undefined) throw new Error(`tokens.css has no --color-${name}`);
        const hex = { light: hexFromOklch(colour.light), dark: hexFromOklch(colour.dark) };
        return <ColorItem key={name} title={name} subtitle={use} colors={hex} />;
      })}
    </ColorPalette>
  );
}
