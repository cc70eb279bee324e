import { cva } from "class-variance-authority";
import { useMemo } from "react";
import { lifeNeedsEntries, readLifeNeeds, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { answerLife } from "#domain/tools/life-answer.ts";
import { livesWithPartner } from "#domain/tools/life-household.ts";
import { lifeInputs } from "#domain/tools/life-inputs.ts";
import { Details } from "#design-system/details/details.tsx";
import { LifeNeedsRecapText } from "#widgets/tools/life-needs-calculator/life-needs-recap-text.tsx";
import { recapLifeNeeds } from "#widgets/tools/life-needs-calculator/life-needs-recap.ts";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { compareFourMethods, lifeMethodsWords } from "#text/tools/life-methods.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

export interface LifeMethodsPanelProps {
  /** What was entered into the calculator above. */
  readonly input: LifeNeedsInput;
}

const place = cva("-mt-px print:mt-4", { variants: { isAnswered: { true: "", false: "print:hidden" } } });

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
      // A row for each child of the form above.
      startRows: Array.from({ length: Math.min(answers.children, lifeInputs.childrenAges.maxRows) }, () => ({})),
      visibleWhen: {
        partnerAge: isWithPartner,
        partnerDrawsPension: isWithPartner,
        supportUntil: isWithPartner,
        mortgageYears: () => answers.mortgage > 0,
      },
    });
  }, [input]);
  const [province] = useProvince();
  const sharedAlong = useMemo(() => lifeNeedsEntries(input), [input]);
  const recap = useMemo(() => recapLifeNeeds(input, readLifeNeeds(input)), [input]);
  return (
    // On paper an answer that hasn't begun would be a second, empty one.
    <section aria-label={compareFourMethods} data-prints-alone="" className={place({ isAnswered: province !== null })}>
      <Details summary={compareFourMethods} headingLevel={2} id="compare-methods">
        <p className="mb-8 max-w-prose text-ink-soft print:mb-0">{tool.question}</p>
        {/* Printed alone, the comparison has the calculator's answers with it. */}
        <div className="mb-1 hidden print:block">
          <LifeNeedsRecapText recap={recap} />
        </div>
        {/* A link holds the answers above, too. */}
        <ToolPanel tool={tool} title={title} sharedAlong={sharedAlong} askHref={null} />
      </Details>
    </section>
  );
}
