import { useState } from "react";
import { Stack, type StackProps } from "#design-system/layout/stack.tsx";
import "./blocks.css";

const gaps: readonly NonNullable<StackProps["gap"]>[] = ["small", "medium", "large", "section"];

function GapSample({ gap }: { readonly gap: NonNullable<StackProps["gap"]> }) {
  const [measured, setMeasured] = useState("");
  return (
    <figure
      ref={(figure) => {
        if (figure?.firstElementChild) setMeasured(getComputedStyle(figure.firstElementChild).rowGap);
      }}
    >
      <Stack gap={gap}>
        <div className="docs-block">Above</div>
        <div className="docs-block">Below</div>
      </Stack>
      <figcaption>
        <strong>{gap}</strong> {measured}
      </figcaption>
    </figure>
  );
}

/** The spaces that a Stack can leave, drawn by it and measured in this window. */
export function GapSamples() {
  return (
    <div className="docs-gaps">
      {gaps.map((gap) => (
        <GapSample key={gap} gap={gap} />
      ))}
    </div>
  );
}
