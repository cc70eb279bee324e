import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { EntryPairs, EntryTriples, MarginCallout, MarginProvinceNote, StepsAcross } from "./guide-text-components.tsx";
import { Text } from "./guide-prose.tsx";
import type { ProseModule } from "./prose-module.ts";

export interface GuideTextProps {
  /** The prose file: `import * as intro from "#content/….md"`. */
  readonly of: ProseModule;
  /**
   * Position of callouts and province notes on wide screens. `margin` needs the page's whole width, `columns` sets
   * three notes side by side.
   */
  readonly notes?: "inline" | "margin" | "columns";
  /** `pairs` and `triples` set lists of bold lead-ins as entries side by side. Not for files with checklists. */
  readonly lists?: "plain" | "pairs" | "triples" | undefined;
  /** `across` sets up to four short steps side by side. */
  readonly steps?: "down" | "across" | undefined;
}

/** One prose file with all components that prose may use. Needs `PageReferences` above. */
export function GuideText({
  of: { default: Content },
  notes = "inline",
  lists = "plain",
  steps = "down",
}: GuideTextProps) {
  return (
    <Text notes={notes}>
      <Content
        components={{
          ...markdownComponents,
          ...(notes === "margin" && { Callout: MarginCallout, ProvinceNote: MarginProvinceNote }),
          ...(lists === "pairs" && { ul: EntryPairs }),
          ...(lists === "triples" && { ul: EntryTriples }),
          ...(steps === "across" && { Steps: StepsAcross }),
        }}
      />
    </Text>
  );
}
