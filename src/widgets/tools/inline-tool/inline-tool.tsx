import Calculator from "lucide-react/dist/esm/icons/calculator.mjs";
import { use, useId, useMemo, useState, type ComponentType } from "react";
import { Button } from "#design-system/button/button.tsx";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { useLater } from "#platform/later.tsx";
import type { ToolPlace } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { ToolEnvironmentContext } from "#widgets/tools/tool/definition/tool-environment.ts";

/** A tool's code. */
export interface ToolPart {
  readonly Part: ComponentType<ToolPlace>;
}

export interface InlineToolProps {
  /** Fetches the tool. Must stay the same. */
  readonly load: () => Promise<ToolPart>;
  readonly words: { readonly open: string; readonly close: string; readonly failed: string };
  /** What the place knows and the tool asks. */
  readonly presetEntries?: Entries | undefined;
  readonly onOpen?: (() => void) | undefined;
}

const noFragment = () => "";
const nothing = () => {};

/**
 * A tool that opens in the midst of a text. What is entered is there again on the tool's own page, and the other way
 * round.
 *
 * Accessibility: a button that says whether the tool is open and names its room. The tool follows it in reading
 * order; the focus stays.
 */
export function InlineTool({ load, words, presetEntries, onOpen }: InlineToolProps) {
  const roomId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [late, fetchPart] = useLater(load);
  const environment = use(ToolEnvironmentContext);
  // The fragment of this page's address is no tool's.
  const environmentHere = useMemo(
    () => ({
      ...environment,
      fragment: noFragment,
      clearFragment: nothing,
      ...(presetEntries !== undefined && { presetEntries }),
    }),
    [environment, presetEntries],
  );

  function press() {
    if (isOpen && late.step !== "failed") {
      setIsOpen(false);
      return;
    }
    if (!isOpen) onOpen?.();
    setIsOpen(true);
    void fetchPart();
  }

  return (
    <>
      {/* No higher than the room that was kept for it. */}
      <div className="flex">
        <Button
          intent="secondary"
          size="small"
          icon={<Calculator />}
          loading={isOpen && late.step === "loading"}
          aria-expanded={isOpen && late.step === "ready"}
          aria-controls={roomId}
          onClick={press}
        >
          {isOpen && late.step === "ready" ? words.close : words.open}
        </Button>
      </div>
      <div id={roomId}>
        {isOpen && late.step === "failed" && (
          <p role="status" className="mt-2 max-w-prose text-small">
            {words.failed}
          </p>
        )}
        {isOpen && late.step === "ready" && (
          <div data-slot="inline-tool" className="mt-5 mb-8 max-w-prose">
            <div className="-mx-4 border-y-2 border-ink bg-paper px-4 py-6">
              <ToolEnvironmentContext value={environmentHere}>
                <late.code.Part variant="inline" />
              </ToolEnvironmentContext>
            </div>
          </div>
        )}
      </div>
    </>
  );
}
