import { useNavigate } from "react-router-dom";
import { printOnceShown } from "#platform/print-once-shown.ts";
import { useReceipt } from "#widgets/leads/lead-receipt/lead-receipt-context.tsx";
import { ToolsHub } from "#widgets/tools/tools-hub/tools-hub.tsx";
import { addressOf } from "#site/site-path.ts";
import { tools } from "#text/tools.ts";

/** `/tools` */
export default function ToolsPage() {
  const navigate = useNavigate();
  const { shown } = useReceipt();
  const isFromTool = shown?.receipt.lead.page_source.startsWith("tools_") === true;
  return (
    <ToolsHub
      tools={tools}
      receipt={isFromTool ? shown : undefined}
      onPrint={() => void navigate(addressOf("/learn/how-insurance-works"), { state: printOnceShown })}
    />
  );
}
