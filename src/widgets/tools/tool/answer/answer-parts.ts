import { ToolChart } from "#widgets/tools/tool/charts/tool-chart.tsx";
import { AnswerButtons } from "#widgets/tools/tool/answer-actions/answer-buttons.tsx";
import { ToolAnswerBelow } from "./tool-answer-below.tsx";
import { ToolAnswerInText } from "./tool-answer-in-text.tsx";

/** What an answer consists of besides its figure. Fetched together, after the questions. */
export const answerParts = { ToolChart, AnswerButtons, ToolAnswerBelow, ToolAnswerInText } as const;
