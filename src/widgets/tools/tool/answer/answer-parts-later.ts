import { later } from "#platform/later.tsx";

const loadParts = async () => (await import("./answer-parts.ts")).answerParts;

/** The parts of an answer, rendered once their code has arrived. */
export const FirstChart = later(async () => (await loadParts()).ToolChart);
export const Buttons = later(async () => (await loadParts()).AnswerButtons);
export const Below = later(async () => (await loadParts()).ToolAnswerBelow);
export const InText = later(async () => (await loadParts()).ToolAnswerInText);
