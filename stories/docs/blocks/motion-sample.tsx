import { useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import { tokensNamed } from "./read-tokens.ts";
import "./blocks.css";

const eases = tokensNamed("ease");
const durations = tokensNamed("duration");

/** Moves a block with every pair of duration and curve; with reduced motion it jumps, as everything on the site does. */
export function MotionSample() {
  const [moved, setMoved] = useState(false);
  return (
    <div className="docs-motion">
      <Button intent="secondary" size="small" onClick={() => setMoved(!moved)}>
        Move
      </Button>
      {durations.flatMap((duration) =>
        eases.map((ease) => (
          <figure key={`${duration.name} ${ease.name}`} className="docs-row">
            <div className="docs-track">
              <div
                className="docs-runner"
                style={{
                  insetInlineStart: moved ? "calc(100% - 2rem)" : 0,
                  transition: `inset-inline-start var(${duration.name}) var(${ease.name})`,
                }}
              />
            </div>
            <figcaption>
              <strong>{duration.name}</strong> {duration.value}
              <br />
              <strong>{ease.name}</strong> {ease.value}
            </figcaption>
          </figure>
        )),
      )}
    </div>
  );
}
