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
