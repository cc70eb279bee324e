import { useMemo } from "react";
import { readLifeNeeds, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { answerLife } from "#domain/tools/life-answer.ts";
import { livesWithPartner } from "#domain/tools/life-household.ts";
import { lifeInputs } from "#domain/tools/life-inputs.ts";
import { Heading } from "#design-system/heading/heading.tsx";
import { LifeNeedsRecapText } from "#widgets/tools/life-needs-calculator/life-needs-recap-text.tsx";
import { recapLifeNeeds } from "#widgets/tools/life-needs-calculator/life-needs-recap.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { compareFourMethods, lifeMethodsWords } from "#text/tools/life-methods.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

export interface LifeMethodsPanelProps {
  /** What was entered into the calculator above. */
  readonly input: LifeNeedsInput;
}

const { id, title } = toolsById["life-insurance-calculator"];

/** Beside the owner's result: what three other methods come to, from the same answers and a few more. */
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
  const recap = useMemo(() => recapLifeNeeds(input, readLifeNeeds(input)), [input]);
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
      {/* Printed alone, the comparison has the calculator's answers with it. */}
      <div className="mb-3 hidden print:block">
        <LifeNeedsRecapText recap={recap} />
      </div>
      {/* A link holds the answers above, too. */}
      <ToolPanel tool={tool} title={title} sharedAlong={input} />
    </section>
  );
}
