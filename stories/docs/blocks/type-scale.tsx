import { tokensNamed } from "./read-tokens.ts";
import "./blocks.css";

const lineHeights = new Map(
  tokensNamed("text")
    .filter(({ name }) => name.endsWith("--line-height"))
    .map(({ name, value }) => [name.replace("--line-height", ""), value]),
);

const displayed = /^--text-(display|heading)/;

/** Every size of type, set in the face that it is used with. */
export function TypeScale() {
  return (
    <div>
      {tokensNamed("text")
        .filter(({ name }) => !name.endsWith("--line-height"))
        .toReversed()
        .map(({ name, value }) => (
          <figure key={name} className="docs-row">
            <p
              style={{
                fontFamily: displayed.test(name) ? "var(--font-display)" : "var(--font-text)",
                fontSize: `var(${name})`,
                fontWeight: displayed.test(name) ? 500 : 400,
                lineHeight: lineHeights.get(name),
              }}
            >
              A policy is a promise
            </p>
            <figcaption>
              <strong>{name}</strong>
              <br />
              {value}, line {lineHeights.get(name)}
            </figcaption>
          </figure>
        ))}
    </div>
  );
}
