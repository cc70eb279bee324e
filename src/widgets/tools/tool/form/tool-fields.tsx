import type { Entries } from "#domain/tools/read-inputs.ts";
import type { Tool } from "#widgets/tools/tool/definition/define-tool.ts";
import { GroupInput } from "./group-input.tsx";
import { ListInput } from "./list-input.tsx";
import { ToolInput, type FormContext } from "./tool-input.tsx";

export interface ToolFieldsProps {
  readonly tool: Pick<Tool, "form" | "inputs" | "words" | "isAsked" | "startRows">;
  readonly form: FormContext;
  /** Initial values of the fields; after that it only decides which questions are asked. */
  readonly entries: Entries;
  /** Called once a row has come or gone. */
  readonly onRows: () => void;
}

/** Whether a question is put as a box to tick, as `ToolInput` has it. */
function isBox(description: Tool["inputs"][string] | undefined): boolean {
  return description?.kind === "yesNo" && description.default === false;
}

/** The questions of a tool, in parts. */
export function ToolFields({ tool, form, entries, onRows }: ToolFieldsProps) {
  return tool.form.map(({ title, inputs }) => {
    const asked = inputs.filter((id) => tool.isAsked(id, entries));
    if (asked.length === 0) return null;
    return (
      <fieldset key={title} className="mt-9 min-w-0">
        <legend className="mb-5 w-full border-t border-line-strong pt-3 font-display text-heading-4 font-semibold">
          {title}
        </legend>
        <div className="grid gap-6">
          {asked.map((id, index) => {
            const description = tool.inputs[id];
            const words = tool.words(id);
            const entry = entries[id];
            if (description === undefined) return null;
            if (description.kind === "list")
              return (
                <ListInput
                  key={id}
                  form={form}
                  path={id}
                  description={description}
                  words={words}
                  entry={entry}
                  startRows={tool.startRows}
                  isAsked={(field) => tool.isAsked(`${id}.${field}`, entries)}
                  onRows={onRows}
                />
              );
            if (description.kind === "group")
              return (
                <GroupInput key={id} form={form} path={id} description={description} words={words} entry={entry} />
              );
            // Boxes after each other are one list. A selector of siblings would have the browser style half a page anew.
            const continuesList = isBox(description) && isBox(tool.inputs[asked[index - 1] ?? ""]);
            return (
              <div key={id} className={continuesList ? "-mt-5 min-w-0" : "min-w-0"}>
                <ToolInput form={form} path={id} description={description} words={words} entry={entry} />
              </div>
            );
          })}
        </div>
      </fieldset>
    );
  });
}
