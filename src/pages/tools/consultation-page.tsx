import { SourcesProvider } from "#widgets/figure/sources-context.tsx";
import { GlossaryProvider } from "#widgets/glossary-term/glossary-context.tsx";
import { useGoTo } from "#widgets/go-to/go-to.tsx";
import { markdownComponents } from "#widgets/markdown/markdown-components.tsx";
import { ConsultationScreen } from "#widgets/tool-screen/consultation-screen.tsx";
import { glossary } from "#content/en/glossary.ts";
import About, { figureBases } from "#content/en/tools/consultation.md";
import { claims } from "#content/site.ts";
import { sources } from "#content/sources.ts";

/** `/tools/consultation` */
export default function ConsultationPage() {
  const goTo = useGoTo();
  return (
    <SourcesProvider value={sources} used={figureBases}>
      <GlossaryProvider value={glossary}>
        <ConsultationScreen savings={claims.consultationSavings} onSuccess={() => goTo("/tools")}>
          <About components={markdownComponents} />
        </ConsultationScreen>
      </GlossaryProvider>
    </SourcesProvider>
  );
}
