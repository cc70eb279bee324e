import { useMemo } from "react";
import { readLifeNeeds, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { answerLife } from "#domain/tools/life-answer.ts";
import { livesWithPartner } from "#domain/tools/life-household.ts";
import { lifeInputs } from "#domain/tools/life-inputs.ts";
import { Heading } from "#design-system/heading/heading.tsx";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { compareFourMethods, lifeMethodsWords } from "#text/tools/life-methods.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

export interface LifeMethodsPanelProps {
  /** Answers of the calculator above. */
  readonly input: LifeNeedsInput;
}

const { id, title } = toolsById["life-insurance-calculator"];

/** Compares the owner's result with three other methods, from the same answers and a few more. */
export function LifeMethodsPanel({ input }: LifeMethodsPanelProps) {
  const tool = useMemo(() => {
    const answers = readLifeNeeds(input);
    const hasPartner = livesWithPartner(input, answers);
    const isWithPartner = () => hasPartner;
    return defineTool({
      id,
      inputs: lifeInputs,
      calculate: (values) => answerLife({ answers, hasPartner, values }),
      words: lifeMethodsWords,
      shared: sharedToolWords,
      startRows: 0,
      visibleWhen: {
        partnerAge: isWithPartner,
        partnerDrawsPension: isWithPartner,
        supportUntil: isWithPartner,
        mortgageYears: () => answers.mortgage > 0,
      },
    });
  }, [input]);
  return (
    <section
      aria-labelledby="compare-methods"
      data-prints-alone=""
      className="mt-20 border-t border-line-strong pt-10 print:mt-4 print:pt-3"
    >
      <Heading level={2} id="compare-methods">
        {compareFourMethods}
      </Heading>
      <p className="mt-3 mb-10 max-w-prose text-ink-soft print:mb-3">{tool.question}</p>
      {/* A share link also holds the answers of the calculator above. */}
      <ToolPanel tool={tool} title={title} sharedAlong={input} />
    </section>
  );
}
