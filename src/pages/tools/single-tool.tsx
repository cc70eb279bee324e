import type { MDXProps } from "mdx/types";
import type { ComponentType } from "react";
import type { FigureBasis } from "#domain/figure.ts";
import type { ToolId } from "#domain/tool.ts";
import { SourcesProvider } from "#widgets/figure/sources-context.tsx";
import { GlossaryProvider } from "#widgets/glossary-term/glossary-context.tsx";
import { useGoTo } from "#widgets/go-to/go-to.tsx";
import { markdownComponents } from "#widgets/markdown/markdown-components.tsx";
import { SourceList } from "#widgets/source-list/source-list.tsx";
import { ToolScreen } from "#widgets/tool-screen/tool-screen.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { glossary } from "#content/en/glossary.ts";
import { sources } from "#content/sources.ts";
import { tools } from "#content/en/tools.ts";

export interface SingleToolProps {
  readonly id: ToolId;
  /** What the tool answers and what to have at hand. */
  readonly about: ComponentType<MDXProps>;
  /** Where the figures of that text come from. */
  readonly used: readonly FigureBasis[];
}

/**
 * A tool that a person answers: what it is, its form, and back to the list once the form is stored.
 * @throws {Error} For a tool without a record.
 */
export function SingleTool({ id, about: About, used }: SingleToolProps) {
  const goTo = useGoTo();
  const tool = tools.find((candidate) => candidate.id === id);
  if (tool === undefined) throw new Error(`tools.ts has no ${id}`);
  return (
    <SourcesProvider value={sources} used={used}>
      <GlossaryProvider value={glossary}>
        <ToolScreen tool={tool} onSuccess={() => goTo("/tools")}>
          <About components={markdownComponents} />
        </ToolScreen>
        {used.length > 0 && (
          <Section>
            <Container>
              <SourceList />
            </Container>
          </Section>
        )}
      </GlossaryProvider>
    </SourcesProvider>
  );
}
