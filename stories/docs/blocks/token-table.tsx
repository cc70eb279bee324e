import type { CSSProperties } from "react";
import { tokensNamed } from "./read-tokens.ts";
import "./blocks.css";

const samples = {
  width: (name: string): CSSProperties => ({ inlineSize: `var(${name})`, blockSize: "0.75rem" }),
  radius: (name: string): CSSProperties => ({ inlineSize: "5rem", blockSize: "3rem", borderRadius: `var(${name})` }),
  shadow: (name: string): CSSProperties => ({
    inlineSize: "5rem",
    blockSize: "3rem",
    boxShadow: `var(${name})`,
    background: "var(--color-surface)",
  }),
  none: (): CSSProperties => ({ display: "none" }),
};

export interface TokenTableProps {
  /** Prefix of the tokens' names: "radius". */
  readonly prefix: string;
  /** Kind of sample. */
  readonly sample: keyof typeof samples;
}

/** Tokens of one kind: name, value, and a sample styled with the token. */
export function TokenTable({ prefix, sample }: TokenTableProps) {
  return (
    <table className="docs-table">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          {sample !== "none" && <th scope="col">Sample</th>}
        </tr>
      </thead>
      <tbody>
        {tokensNamed(prefix).map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            {sample !== "none" && (
              <td>
                <div role="img" aria-label={`${name} drawn`} className="docs-block" style={samples[sample](name)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
