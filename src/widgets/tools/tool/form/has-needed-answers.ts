import type { InputDescription } from "#domain/tools/input-description.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import type { Tool } from "#widgets/tools/tool/definition/define-tool.ts";

/** Whether the tool has a value of its own for the question, so that it may be left empty. */
function hasDefault(description: InputDescription | undefined): boolean {
  if (description === undefined || description.kind === "list") return false;
  if (description.kind === "group") return description.isOptional || description.isPresentByDefault;
  return description.default !== null;
}

/** Whether the entries answer the province and the questions of the tool's first group, which every answer rests on. */
export function hasNeededAnswers({ form, inputs, isAsked }: Tool, entries: Entries): boolean {
  const needed = form[0]?.inputs ?? [];
  const isAnswered = (id: string) => Object.hasOwn(entries, id) || hasDefault(inputs[id]);
  return (
    (!("province" in inputs) || Object.hasOwn(entries, "province")) &&
    needed.every((id) => !isAsked(id, entries) || isAnswered(id))
  );
}
