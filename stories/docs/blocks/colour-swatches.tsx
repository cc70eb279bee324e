import { useState } from "react";
import { hexFromOklch, readColours } from "#design-system/contrast.ts";
import { tokensCss } from "./read-tokens.ts";
import "./blocks.css";

const colours = readColours(tokensCss);

interface CopyProps {
  readonly text: string;
}

/** A value that a press copies. */
function Copy({ text }: CopyProps) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }
  return (
    <button type="button" className="docs-copy" onClick={() => void copy()} onBlur={() => setCopied(false)}>
      <code>{text}</code> <span aria-live="polite">{isCopied ? "copied" : "copy"}</span>
    </button>
  );
}

export interface ColourSwatchesProps {
  /** What each colour is for, by the token's name without `--color-`. */
  readonly uses: Readonly<Record<string, string>>;
}

/** Colours in both themes, with their use and their values to copy: as a token, and as hex for tools that know no oklch. */
export function ColourSwatches({ uses }: ColourSwatchesProps) {
  return (
    <div className="docs-swatches">
      {Object.entries(uses).map(([name, use]) => {
        const colour = colours.get(name);
        if (colour === undefined) throw new Error(`tokens.css has no --color-${name}`);
        return (
          <figure key={name}>
            <div className="docs-swatch" style={{ background: colour.light }} />
            <div className="docs-swatch" style={{ background: colour.dark }} />
            <figcaption>
              <strong>{name}</strong>
              <p>{use}</p>
              <Copy text={`var(--color-${name})`} />
              <dl>
                <dt>Light</dt>
                <dd>
                  <Copy text={hexFromOklch(colour.light)} />
                  <code>{colour.light}</code>
                </dd>
                <dt>Dark</dt>
                <dd>
                  <Copy text={hexFromOklch(colour.dark)} />
                  <code>{colour.dark}</code>
                </dd>
              </dl>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
