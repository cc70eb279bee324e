import { lazyComponent } from "#platform/lazy-component.tsx";

const loadParts = async () => (await import("./answer-parts.ts")).answerParts;

/** The parts of an answer, rendered once their code has arrived. */
export const FirstChart = lazyComponent(async () => (await loadParts()).ToolChart);
export const Buttons = lazyComponent(async () => (await loadParts()).AnswerButtons);
export const Below = lazyComponent(async () => (await loadParts()).ToolAnswerBelow);
export const InText = lazyComponent(async () => (await loadParts()).ToolAnswerInText);
