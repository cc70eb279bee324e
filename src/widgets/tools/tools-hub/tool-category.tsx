import { Heading } from "#design-system/heading/heading.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import type { ToolCategory, ToolDefinition, ToolGroup } from "#domain/tool.ts";
import { toolCategoryLabels } from "#words/tool-groups.ts";
import { ToolEntry } from "./tool-entry.tsx";

/** How a group sets out its tools, so that the hub reads like an index and not like a wall of boxes. */
const looks = {
  calculator: "plate",
  advanced: "line",
  business: "wide",
  specialized: "line",
  research: "line",
  resource: "line",
} as const satisfies Record<ToolCategory, "plate" | "line" | "wide">;

export interface ToolCategorySectionProps {
  readonly group: ToolGroup;
}

/** One group of tools: its name at the side, its tools beside it. */
export function ToolCategorySection({ group: { category, tools } }: ToolCategorySectionProps) {
  const headingId = `tools-${category}`;
  const look = looks[category];
  const entries = tools.map((tool: ToolDefinition) => <ToolEntry key={tool.id} tool={tool} look={look} />);
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-x-14 gap-y-6 border-t-2 border-ink pt-5 laptop:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"
    >
      <Heading level={2} size={3} id={headingId}>
        {toolCategoryLabels[category]}
      </Heading>
      {look === "plate" ? (
        <Grid as="ul" columns={2} min="medium">
          {entries}
        </Grid>
      ) : (
        <Stack as="ul" gap="small">
          {entries}
        </Stack>
      )}
    </section>
  );
}
