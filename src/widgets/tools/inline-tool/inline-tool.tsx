import Calculator from "lucide-react/dist/esm/icons/calculator.mjs";
import { use, useId, useMemo, useState, type ComponentType } from "react";
import { Button } from "#design-system/button/button.tsx";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { useLazyCode } from "#platform/lazy-component.tsx";
import type { ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { ToolEnvironmentContext } from "#widgets/tools/tool/definition/tool-environment.ts";

export interface InlineToolProps {
  /** Fetches the tool. Must be stable between renders. */
  readonly load: () => Promise<ComponentType<ToolVariantProps>>;
  readonly words: { readonly open: string; readonly close: string; readonly failed: string };
  /** Inputs of the tool that the page sets in advance. */
  readonly presetEntries?: Entries | undefined;
  readonly onOpen?: (() => void) | undefined;
}

const noFragment = () => "";
const nothing = () => {};

/**
 * A tool that a visitor opens within a text. It shares its entries with the tool's own page.
 *
 * Accessibility: a disclosure button that controls the panel. The panel follows it in reading order; focus stays on
 * the button.
 */
export function InlineTool({ load, words, presetEntries, onOpen }: InlineToolProps) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [late, fetchPanel] = useLazyCode(load);
  const environment = use(ToolEnvironmentContext);
  // The fragment of a page with an embedded tool belongs to the page, not to the tool.
  const inlineEnvironment = useMemo(
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
    void fetchPanel();
  }

  return (
    <>
      {/* No taller than the placeholder in `InlineToolSlot`, so that nothing shifts. */}
      <div className="flex">
        <Button
          intent="secondary"
          size="small"
          icon={<Calculator />}
          loading={isOpen && late.step === "loading"}
          aria-expanded={isOpen && late.step === "ready"}
          aria-controls={panelId}
          onClick={press}
        >
          {isOpen && late.step === "ready" ? words.close : words.open}
        </Button>
      </div>
      <div id={panelId}>
        {isOpen && late.step === "failed" && (
          <p role="status" className="mt-2 max-w-prose text-small">
            {words.failed}
          </p>
        )}
        {isOpen && late.step === "ready" && (
          <div data-slot="inline-tool" className="mt-5 mb-8 max-w-prose">
            <div className="-mx-4 border-y-2 border-ink bg-paper px-4 py-6">
              <ToolEnvironmentContext value={inlineEnvironment}>
                <late.code variant="inline" />
              </ToolEnvironmentContext>
            </div>
          </div>
        )}
      </div>
    </>
  );
}
