import { useEffect, useRef, type ComponentType } from "react";
import { Button } from "#design-system/button/button.tsx";
import { useLateLoaded } from "./use-late-loaded.ts";
import { whenNear } from "./when-near.ts";

export interface PartWhenSeenProps {
  /** Fetches the part. Must stay the same. */
  readonly load: () => Promise<{ readonly Part: ComponentType }>;
  /** Said while it is fetched. */
  readonly loading: string;
  /** Said where it could not be fetched. */
  readonly failed: string;
  /** Words of the button that tries again. */
  readonly retry: string;
}

/** A part of a page that is fetched once it comes near the viewport; one in a closed tab is not fetched. */
export function PartWhenSeen({ load, loading, failed, retry }: PartWhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [late, fetchPart] = useLateLoaded(load);

  useEffect(() => {
    if (place.current === null) return undefined;
    return whenNear(place.current, () => void fetchPart());
  }, [fetchPart]);

  if (late.step === "ready") return <late.part.Part />;
  return (
    // As high as the screen, so that nothing in sight moves when the part comes.
    <div ref={place} data-slot="part-when-seen" className="min-h-screen print:hidden">
      <output className="block text-ink-soft">
        {late.step === "loading" && loading}
        {late.step === "failed" && failed}
      </output>
      {late.step === "failed" && (
        <div className="mt-4">
          <Button intent="secondary" onClick={() => void fetchPart()}>
            {retry}
          </Button>
        </div>
      )}
    </div>
  );
}
