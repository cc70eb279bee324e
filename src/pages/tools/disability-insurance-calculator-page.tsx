import * as about from "#content/en/tools/disability-insurance-calculator.md";
import { toolPage } from "./tool-page.tsx";

/** `/tools/disability-insurance-calculator` */
export default toolPage({ id: "disability-insurance-calculator", about });
