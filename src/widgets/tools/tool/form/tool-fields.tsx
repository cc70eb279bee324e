import { Details } from "#design-system/details/details.tsx";
import type { QuestionGroup } from "#domain/tools/tool-words.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import type { Tool } from "#widgets/tools/tool/definition/define-tool.ts";
import { GroupInput } from "./group-input.tsx";
import { ListInput } from "./list-input.tsx";
import { ToolInput, type FormContext } from "./tool-input.tsx";

export interface ToolFieldsProps {
  readonly tool: Pick<Tool, "form" | "inputs" | "words" | "isAsked" | "foldedFields" | "startRows">;
  readonly form: FormContext;
  /** Initial values of the fields. Later changes affect only which questions are visible. */
  readonly entries: Entries;
  /** Called after a row was added or removed. */
  readonly onRows: () => void;
  /** Whether all groups but the first are collapsed. */
  readonly folds?: boolean;
}

/** Whether `ToolInput` renders a question as a checkbox. */
function isBox(description: Tool["inputs"][string] | undefined): boolean {
  return description?.kind === "yesNo" && description.default === false;
}

/**
 * The form of a tool: required questions, then optional ones in native `details`, which keep their values when closed.
 */
export function ToolFields(props: ToolFieldsProps) {
  const { tool, form, entries, folds = true } = props;
  const groups = tool.form.map(({ title, inputs }) => ({
    title,
    inputs: inputs.filter((id) => tool.isAsked(id, entries)),
  }));
  const asked = groups.filter(({ inputs }) => inputs.length > 0);
  if (!folds) return asked.map((group) => <QuestionsOfGroup key={group.title} {...props} group={group} />);
  const [needed, ...others] = groups;
  const refining = others.filter((group) => asked.includes(group));
  const count = refining.reduce((sum, { inputs }) => sum + inputs.length, 0);
  return (
    <>
      {needed !== undefined && needed.inputs.length > 0 && (
        <div className="mt-6">
          <Questions {...props} inputs={needed.inputs} />
        </div>
      )}
      {count > 0 && (
        <div data-slot="refining-questions" className="mt-8">
          <Details summary={form.shared.form.refine(count)}>
            {refining.map((group) => (
              <QuestionsOfGroup key={group.title} {...props} group={group} />
            ))}
          </Details>
        </div>
      )}
    </>
  );
}

function QuestionsOfGroup({ group, ...props }: ToolFieldsProps & { readonly group: QuestionGroup<string> }) {
  return (
    <fieldset className="mt-9 min-w-0 first:mt-2">
      <legend className="mb-5 w-full border-t border-line-strong pt-3 font-display text-heading-4 font-semibold">
        {group.title}
      </legend>
      <Questions {...props} inputs={group.inputs} />
    </fieldset>
  );
}

function Questions({ tool, form, entries, onRows, inputs }: ToolFieldsProps & Pick<QuestionGroup<string>, "inputs">) {
  return (
    <div className="grid gap-6">
      {inputs.map((id, index) => {
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
              isFolded={(field) => tool.foldedFields.has(`${id}.${field}`)}
              onRows={onRows}
            />
          );
        if (description.kind === "group")
          return <GroupInput key={id} form={form} path={id} description={description} words={words} entry={entry} />;
        // Adjacent checkboxes form one list. A sibling selector would restyle half the page on each change.
        const continuesList = isBox(description) && isBox(tool.inputs[inputs[index - 1] ?? ""]);
        return (
          <div key={id} className={continuesList ? "-mt-5 min-w-0" : "min-w-0"}>
            <ToolInput form={form} path={id} description={description} words={words} entry={entry} />
          </div>
        );
      })}
    </div>
  );
}
