import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Prose } from "#design-system/prose/prose.tsx";
import { Steps } from "#design-system/steps/steps.tsx";
import { markdownComponents } from "#widgets/markdown/markdown-components.tsx";
import type { ProseModule } from "#widgets/page-references/prose-module.ts";

/*
 * In the margin a note floats beside the text that follows it. Its negative margin keeps it from narrowing that text, and
 * steps run below it over the whole width.
 */
const guideText = cva("min-w-0", {
  variants: {
    notes: {
      inline: "",
      margin: [
        "laptop:pe-100",
        "laptop:[&>.prose>:is([data-slot=example],[data-slot=province-note],[data-slot=callout])]:float-end",
        "laptop:[&>.prose>:is([data-slot=example],[data-slot=province-note],[data-slot=callout])]:clear-end",
        "laptop:[&>.prose>:is([data-slot=example],[data-slot=province-note],[data-slot=callout])]:w-88",
        "laptop:[&>.prose>:is([data-slot=example],[data-slot=province-note],[data-slot=callout])]:-me-100",
        "laptop:[&>.prose>:is([data-slot=example],[data-slot=province-note],[data-slot=callout])]:mt-1",
        "laptop:[&>.prose>:is([data-slot=example],[data-slot=province-note],[data-slot=callout])]:text-small",
        "laptop:[&>.prose>[data-slot=steps]]:-me-100 laptop:[&>.prose>[data-slot=steps]]:clear-both",
      ],
    },
  },
  defaultVariants: { notes: "inline" },
});

function StepsAcross(props: ComponentProps<typeof Steps>) {
  return <Steps {...props} direction="across" />;
}

const withStepsAcross = { ...markdownComponents, Steps: StepsAcross };

export interface GuideTextProps {
  /** The prose file: `import * as intro from "#content/….md"`. */
  readonly of: ProseModule;
  /** Where worked examples, callouts and province notes stand on wide screens. `margin` needs the page's whole width. */
  readonly notes?: VariantProps<typeof guideText>["notes"];
  /** `across` sets up to four short steps side by side. */
  readonly steps?: "down" | "across" | undefined;
}

/** One prose file, with everything that prose files may use. Needs `PageReferences` above. */
export function GuideText({ of: { default: Text }, notes, steps = "down" }: GuideTextProps) {
  return (
    <div data-slot="guide-text" className={guideText({ notes })}>
      <Prose>
        <Text components={steps === "across" ? withStepsAcross : markdownComponents} />
      </Prose>
    </div>
  );
}
