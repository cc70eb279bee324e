import type { ToolId } from "#domain/tool-id.ts";
import { useGoTo } from "#widgets/go-to/go-to.tsx";
import { markdownComponents } from "#widgets/markdown/markdown-components.tsx";
import { PageReferences } from "#widgets/page-references/page-references.tsx";
import type { ProseModule } from "#widgets/page-references/prose-module.ts";
import { SourceList } from "#widgets/source-list/source-list.tsx";
import { ToolScreen } from "#widgets/tool-screen/tool-screen.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { toolsById } from "#content/en/tools.ts";

export interface SingleToolProps {
  readonly id: ToolId;
  /** What the tool answers and what to have at hand. */
  readonly about: ProseModule;
}

/** A tool that a person answers: what it is, its form, and back to the list once the form is stored. */
export function SingleTool({ id, about }: SingleToolProps) {
  const goTo = useGoTo();
  const tool = toolsById[id];
  return (
    <PageReferences prose={[about]}>
      <ToolScreen tool={tool} onSuccess={() => goTo("/tools")}>
        <about.default components={markdownComponents} />
      </ToolScreen>
      {about.figureBases.length > 0 && (
        <Section>
          <Container>
            <SourceList />
          </Container>
        </Section>
      )}
    </PageReferences>
  );
}
