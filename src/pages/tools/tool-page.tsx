import type { FigureBasis } from "#domain/figure.ts";
import type { Source } from "#domain/source.ts";
import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { useGoTo } from "#widgets/go-to/go-to.tsx";
import { markdownComponents } from "#widgets/markdown/markdown-components.tsx";
import { PageReferences } from "#widgets/page-references/page-references.tsx";
import type { ProseModule } from "#widgets/page-references/prose-module.ts";
import { basesOf } from "#widgets/source-list/figure-bases.ts";
import { SourceList } from "#widgets/source-list/source-list.tsx";
import type { Tool } from "#widgets/tool/define-tool.ts";
import { ToolPanel } from "#widgets/tool/tool-panel.tsx";
import { ToolScreen } from "#widgets/tool-screen/tool-screen.tsx";
import { toolsById } from "#content/en/tools.ts";

export interface ToolPageParts {
  readonly tool: Tool;
  /** What a person can be asked and what to have at hand. */
  readonly about: ProseModule;
  /** The records of constants that the tool's answer shows. */
  readonly figures: readonly unknown[];
  /** The sources that those records cite. */
  readonly sources: Readonly<Partial<Record<FigureBasis, Source>>>;
}

/** The page of a tool: the tool, the form for an answer by a person, and the sources. */
export function toolPage({ tool, about, figures, sources }: ToolPageParts) {
  const definition = toolsById[tool.id];
  const used = [...basesOf(...figures), ...about.figureBases];
  return function ToolPage() {
    const goTo = useGoTo();
    return (
      <PageReferences prose={[about]} recordSources={sources} used={used}>
        <ToolScreen
          tool={definition}
          panel={<ToolPanel tool={tool} title={definition.title} />}
          onSuccess={() => goTo("/tools")}
        >
          <about.default components={markdownComponents} />
        </ToolScreen>
        <Section>
          <Container>
            <SourceList />
          </Container>
        </Section>
      </PageReferences>
    );
  };
}
