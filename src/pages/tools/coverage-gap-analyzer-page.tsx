import * as about from "#content/en/tools/coverage-gap-analyzer.md";
import { SingleTool } from "./single-tool.tsx";

/** `/tools/coverage-gap-analyzer` */
export default function CoverageGapAnalyzerPage() {
  return <SingleTool id="coverage-gap-analyzer" about={about} />;
}
