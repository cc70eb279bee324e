import { provinceCodes } from "#domain/province-code.ts";
import type { InputPath } from "#domain/tools/read-inputs.ts";
import { pathSteps } from "./input-path.ts";
import type { AnyInputWords, ToolText } from "./tool-text.ts";

/** Words of an input by its id, including the province and inputs of another form. */
export function wordsOf({ words, shared }: ToolText, input: string): AnyInputWords {
  return (
    words.questions[input] ??
    (input === "province" ? shared.province : { label: words.otherInputs?.[input]?.label ?? input })
  );
}

/** Name of an input outside its form: "Policy 2: Amount". */
export function nameOf(text: ToolText, path: InputPath): string {
  const { input, row, field } = pathSteps(path);
  const own = wordsOf(text, input);
  if (field === undefined) return own.label;
  const fieldWords = own.fields?.[field];
  const name = row === undefined ? own.label : `${own.row ?? own.label} ${row + 1}`;
  return fieldWords === undefined ? name : text.shared.pair(name, fieldWords.label);
}

/** Label of a choice's option, or the option itself if it has none. */
export function optionLabel(text: ToolText, path: InputPath, option: string): string {
  const { input, field } = pathSteps(path);
  const own = wordsOf(text, input);
  const label = (field === undefined ? own : own.fields?.[field])?.options?.[option];
  if (label !== undefined) return typeof label === "string" ? label : label.label;
  const code = provinceCodes.find((candidate) => candidate === option);
  return code === undefined ? option : text.shared.provinces[code];
}
