import * as about from "#content/en/tools/multi-policy-savings.md";
import { SingleTool } from "./single-tool.tsx";

/** `/tools/multi-policy-savings` */
export default function MultiPolicySavingsPage() {
  return <SingleTool id="multi-policy-savings" about={about} />;
}
