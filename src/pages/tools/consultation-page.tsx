import { useGoTo } from "#widgets/go-to/go-to.tsx";
import { markdownComponents } from "#widgets/markdown/markdown-components.tsx";
import { ConsultationScreen } from "#widgets/tool-screen/consultation-screen.tsx";
import * as about from "#content/en/tools/consultation.md";
import { claims } from "#content/site.ts";

/** `/tools/consultation` */
export default function ConsultationPage() {
  const goTo = useGoTo();
  return (
    <ConsultationScreen savings={claims.consultationSavings} onSuccess={() => goTo("/tools")}>
      <about.default components={markdownComponents} />
    </ConsultationScreen>
  );
}
