import { cva } from "class-variance-authority";
import { Prose } from "#design-system/prose/prose.tsx";
import { markdownComponents } from "#widgets/markdown/markdown-components.tsx";
import { entryPairs, entryTriples, marginNotes, stepsAcross } from "./guide-text-components.tsx";
import type { ProseModule } from "./prose-module.ts";

const guideText = cva("min-w-0", {
  variants: {
    notes: {
      inline: "",
      /* Flow root: a note longer than its text must not overlap what follows. */
      margin: "flow-root laptop:pe-100",
      columns:
        "laptop:[&>.prose]:grid laptop:[&>.prose]:grid-cols-3 laptop:[&>.prose]:gap-x-12 laptop:[&>.prose]:gap-y-6 laptop:[&>.prose>h2]:col-span-full laptop:[&>.prose>[data-slot]]:my-0",
    },
  },
  defaultVariants: { notes: "inline" },
});

export interface GuideTextProps {
  /** The prose file: `import * as intro from "#content/….md"`. */
  readonly of: ProseModule;
  /**
   * Where callouts and province notes stand on wide screens. `margin` needs the page's whole width,
   * `columns` sets three notes side by side.
   */
  readonly notes?: "inline" | "margin" | "columns";
  /** `pairs` and `triples` set lists of bold lead-ins as entries side by side. Not for files with checklists. */
  readonly lists?: "plain" | "pairs" | "triples" | undefined;
  /** `across` sets up to four short steps side by side. */
  readonly steps?: "down" | "across" | undefined;
}

/** One prose file with everything that prose may use. Needs `PageReferences` above. */
export function GuideText({
  of: { default: Text },
  notes = "inline",
  lists = "plain",
  steps = "down",
}: GuideTextProps) {
  return (
    <div data-slot="guide-text" className={guideText({ notes })}>
      <Prose>
        <Text
          components={{
            ...markdownComponents,
            ...(notes === "margin" && marginNotes),
            ...(lists === "pairs" && entryPairs),
            ...(lists === "triples" && entryTriples),
            ...(steps === "across" && stepsAcross),
          }}
        />
      </Prose>
    </div>
  );
}
