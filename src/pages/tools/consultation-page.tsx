import { useNavigate } from "#widgets/navigate/navigate.tsx";
import { markdownComponents } from "#widgets/markdown/markdown-components.tsx";
import { ConsultationScreen } from "#widgets/tool-screen/consultation-screen.tsx";
import * as about from "#content/en/tools/consultation.md";
import { claims } from "#content/site.ts";

/** `/tools/consultation` */
export default function ConsultationPage() {
  const navigate = useNavigate();
  return (
    <ConsultationScreen savings={claims.consultationSavings} onSuccess={() => navigate("/tools")}>
      <about.default components={markdownComponents} />
    </ConsultationScreen>
  );
}
