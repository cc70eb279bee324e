import { answerAuto } from "#domain/tools/auto-answer.ts";
import { autoInputs } from "#domain/tools/auto-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import * as about from "#content/en/tools/auto-insurance-calculator.md";
import { autoToolWords } from "#content/en/tools/auto-insurance-calculator.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";
import { toolPage } from "./page-of-tool.tsx";

/** `/tools/auto-insurance-calculator` */
export default toolPage({
  id: "auto-insurance-calculator",
  about,
  tool: defineTool({
    id: "auto-insurance-calculator",
    inputs: autoInputs,
    calculate: answerAuto,
    words: autoToolWords,
    shared: sharedToolWords,
    asks: {
      benefitsDropped: ({ province }) => province === "ON",
      workCover: ({ province }) => province === "ON",
    },
  }),
});
