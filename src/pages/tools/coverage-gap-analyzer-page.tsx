import * as about from "#content/en/tools/coverage-gap-analyzer.md";
import { toolPage } from "./tool-page.tsx";

/** `/tools/coverage-gap-analyzer` */
export default toolPage({ id: "coverage-gap-analyzer", about });
