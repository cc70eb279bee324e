import { useNavigate } from "#widgets/navigate/navigate.tsx";
import { useReceipt } from "#widgets/lead-receipt/lead-receipt-context.tsx";
import { ToolsHub } from "#widgets/tools-hub/tools-hub.tsx";
import { tools } from "#content/en/tools.ts";

/** `/tools` */
export default function ToolsPage() {
  const navigate = useNavigate();
  const { shown } = useReceipt();
  const isFromTool = shown?.receipt.lead.page_source.startsWith("tools_") === true;
  return (
    <ToolsHub
      tools={tools}
      receipt={isFromTool ? shown : undefined}
      onPrint={() => navigate("/learn/how-insurance-works", { print: true })}
    />
  );
}
