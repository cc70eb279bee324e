import type { ToolId } from "#domain/tool-id.ts";
import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { PageReferences } from "#widgets/figure/page-references.tsx";
import { useGoTo } from "#widgets/go-to/go-to.tsx";
import type { ProseModule } from "#widgets/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/markdown/markdown-components.tsx";
import { SourceList } from "#widgets/source-list/source-list.tsx";
import type { Tool } from "#widgets/tool/define-tool.ts";
import { ToolPanel } from "#widgets/tool/tool-panel.tsx";
import { ToolScreen } from "#widgets/tool-screen/tool-screen.tsx";
import { toolsById } from "#content/en/tools.ts";

export interface ToolPageParts {
  readonly id: ToolId;
  /** What a person can be asked and what to have at hand. */
  readonly about: ProseModule;
  /** The tool that answers in the browser; without it a person answers alone. */
  readonly tool?: Tool;
}

/** The page of a tool: the tool, the form for an answer by a person, and the sources. */
export function toolPage({ id, about, tool }: ToolPageParts) {
  const definition = toolsById[id];
  return function ToolPage() {
    const goTo = useGoTo();
    return (
      <PageReferences>
        <ToolScreen
          tool={definition}
          {...(tool !== undefined && {
            question: tool.question,
            panel: <ToolPanel tool={tool} title={definition.title} />,
          })}
          onSuccess={() => goTo("/tools")}
        >
          <about.default components={markdownComponents} />
        </ToolScreen>
        {tool !== undefined && (
          <Section>
            <Container>
              <SourceList />
            </Container>
          </Section>
        )}
      </PageReferences>
    );
  };
}
