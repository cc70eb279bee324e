import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { ControlsLater } from "#design-system/text-input/controls-later.ts";
import { useControlsAreHere } from "./use-controls-are-here.ts";

const place = cva("noscript:hidden", {
  variants: { here: { true: "", false: "invisible" } },
});

export interface ScriptedOnlyProps {
  readonly children: ReactNode;
}

/**
 * Controls that need the app. Until it runs they keep their place, out of sight and out of reach, so that nothing shifts
 * when it starts; where scripts are off they are not there at all.
 */
export function ScriptedOnly({ children }: ScriptedOnlyProps) {
  const areControlsHere = useControlsAreHere();
  return (
    <div data-slot="scripted-only" className={place({ here: areControlsHere })}>
      <ControlsLater value={!areControlsHere}>{children}</ControlsLater>
    </div>
  );
}
