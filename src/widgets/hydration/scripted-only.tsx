import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { InputsDeferred } from "#design-system/text-input/input-placeholder.tsx";
import { useIsHydratedDeferred } from "./use-is-hydrated.ts";

const place = cva("noscript:hidden", {
  variants: { here: { true: "", false: "invisible" } },
});

export interface ScriptedOnlyProps {
  readonly children: ReactNode;
}

/**
 * Controls that need the app. Until it runs they are invisible and can't be reached, but take up their space, so that
 * nothing shifts when it starts; where scripts are off they are hidden.
 */
export function ScriptedOnly({ children }: ScriptedOnlyProps) {
  const isHydrated = useIsHydratedDeferred();
  return (
    <div data-slot="scripted-only" className={place({ here: isHydrated })}>
      <InputsDeferred value={!isHydrated}>{children}</InputsDeferred>
    </div>
  );
}
