import { useNavigate } from "react-router-dom";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { ConsultationScreen } from "#widgets/tools/tool-screen/consultation-screen.tsx";
import { addressOf } from "#site/site-path.ts";
import * as about from "#text/tools/consultation.md";
import { claims } from "#content/site.ts";

/** `/tools/consultation` */
export default function ConsultationPage() {
  const navigate = useNavigate();
  return (
    <ConsultationScreen savings={claims.consultationSavings} onSuccess={() => void navigate(addressOf("/tools"))}>
      <about.default components={markdownComponents} />
    </ConsultationScreen>
  );
}
