import { provinceCodes } from "#domain/province-code.ts";
import type { InputPath } from "#domain/tools/read-inputs.ts";
import { pathSteps } from "./input-path.ts";
import type { Unit } from "#domain/dated-figure.ts";
import type { InputDescriptions } from "#domain/tools/input-description.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { InputWords, OptionWords } from "#domain/tools/tool-words.ts";

/** Words of an input of any type. */
export interface AnyInputWords extends InputWords {
  readonly options?: Readonly<Record<string, OptionWords>>;
  readonly row?: string;
  readonly add?: string;
  readonly fields?: Readonly<Record<string, AnyInputWords>>;
}

/** Descriptions and words from which names and values of a tool's inputs are formatted. */
export interface ToolText {
  readonly inputs: InputDescriptions;
  readonly words: {
    readonly questions: Readonly<Record<string, AnyInputWords>>;
    readonly otherInputs?: Readonly<Record<string, { readonly label: string; readonly unit: Unit }>> | undefined;
  };
  readonly shared: SharedToolWords;
}

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
