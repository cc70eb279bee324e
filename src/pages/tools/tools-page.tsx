import { useGoTo } from "#widgets/go-to/go-to.tsx";
import { ToolsHub } from "#widgets/tools-hub/tools-hub.tsx";
import { tools } from "#content/en/tools.ts";

/** `/tools` */
export default function ToolsPage() {
  const goTo = useGoTo();
  return <ToolsHub tools={tools} onPrint={() => goTo("/learn/how-insurance-works", { print: true })} />;
}
