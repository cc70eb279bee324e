import * as words from "#words/life-needs.ts";
import type { LifeNeedsRecap } from "./life-needs-recap.ts";

export interface LifeNeedsRecapTextProps {
  readonly recap: LifeNeedsRecap;
}

/** Short summary of the answers above the result, on screen and in print, so that another person can check them. */
export function LifeNeedsRecapText({ recap }: LifeNeedsRecapTextProps) {
  return (
    <div data-slot="life-needs-recap" className="max-w-prose text-small">
      {recap.notReadable.length > 0 && (
        <p className="mb-1 border-s-4 border-caution bg-caution-wash px-3 py-2 text-ink">
          {words.notReadable(recap.notReadable)}
        </p>
      )}
      {recap.isEmpty ? (
        recap.notReadable.length === 0 && <p>{words.nothingEntered}</p>
      ) : (
        <>
          <p>
            <span className="font-semibold">{words.countedWith}</span> <span>{`${recap.answers.join(", ")}.`}</span>
          </p>
          {recap.zeros.length > 0 && <p className="mt-1 text-ink-soft">{words.countedAsZero(recap.zeros)}</p>}
        </>
      )}
    </div>
  );
}
