import { Heading } from "#design-system/heading/heading.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import type { ToolDefinition, ToolGroup } from "#domain/tool.ts";
import { toolCategoryLabels } from "#words/tool-groups.ts";
import { ToolEntry } from "./tool-entry.tsx";

export interface ToolCategorySectionProps {
  readonly group: ToolGroup;
}

/** One category of tools, with its name beside the list. */
export function ToolCategorySection({ group: { category, tools } }: ToolCategorySectionProps) {
  const headingId = `tools-${category}`;
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-x-14 gap-y-6 border-t-2 border-ink pt-5 laptop:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"
    >
      <Heading level={2} size={3} id={headingId}>
        {toolCategoryLabels[category]}
      </Heading>
      <Grid as="ul" columns={2} min="medium">
        {tools.map((tool: ToolDefinition) => (
          <ToolEntry key={tool.id} tool={tool} />
        ))}
      </Grid>
    </section>
  );
}
