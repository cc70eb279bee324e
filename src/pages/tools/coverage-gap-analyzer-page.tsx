import * as about from "#content/en/tools/coverage-gap-analyzer.md";
import { toolPage } from "./page-of-tool.tsx";

/** `/tools/coverage-gap-analyzer` */
export default toolPage({ id: "coverage-gap-analyzer", about });
