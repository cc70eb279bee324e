import Plus from "lucide-react/dist/esm/icons/plus.mjs";
import { useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Details } from "#design-system/details/details.tsx";
import type { ListDescription, SimpleDescription } from "#domain/tools/input-description.ts";
import type { Entries, InputPath } from "#domain/tools/read-inputs.ts";
import { presenceName } from "./entries-of-form.ts";
import { ToolInput, controlId, type FormContext } from "./tool-input.tsx";
import type { AnyInputWords } from "#widgets/tools/tool/definition/input-names.ts";

export interface ListInputProps {
  readonly form: FormContext;
  readonly path: InputPath;
  readonly description: ListDescription;
  readonly words: AnyInputWords;
  readonly entry: unknown;
  /** Initial rows, with preset entries. */
  readonly startRows: readonly Entries[];
  /** Whether a field of a row is visible. */
  readonly isAsked: (field: string) => boolean;
  /** Whether a field of a row is collapsed below the others. */
  readonly isFolded: (field: string) => boolean;
  /** Called after a row was added or removed. */
  readonly onRows: () => void;
}

const fieldColumns =
  "grid grid-cols-[repeat(auto-fill,minmax(max(--spacing(36),40%),1fr))] items-end gap-x-4 gap-y-3 [&>[data-slot=radio-group]]:self-start";

interface Row {
  readonly key: number;
  readonly entries: ReadonlyMap<string, unknown>;
}

function rowsOf(entry: unknown, startRows: readonly Entries[]): readonly Row[] {
  const given: readonly unknown[] = Array.isArray(entry) ? entry : [];
  return Array.from({ length: Math.max(given.length, startRows.length) }, (_, key) => {
    const row = given[key] ?? startRows[key];
    return {
      key,
      entries: new Map<string, unknown>(typeof row === "object" && row !== null ? Object.entries(row) : []),
    };
  });
}

/**
 * Whether a field needs a full row. In half a row, its label would wrap to three lines or its selected option be cut
 * off.
 */
function isLong(description: SimpleDescription, { label, hint, options = {} }: AnyInputWords): boolean {
  const choices = Object.values(options).map((said) => (typeof said === "string" ? said : said.label));
  return (
    hint !== undefined ||
    label.length > 44 ||
    description.kind === "text" ||
    description.kind === "yesNo" ||
    (description.kind === "choice" && choices.some((choice) => choice.length > 20))
  );
}

/** Which fields fill a row: long ones, and short ones without a short neighbour. */
function withOwnRow(areLong: readonly boolean[]): readonly boolean[] {
  let isSecond = false;
  return areLong.map((long, index) => {
    if (isSecond) {
      isSecond = false;
      return false;
    }
    isSecond = !long && areLong[index + 1] === false;
    return !isSecond;
  });
}

/** A list of items, such as children or policies: rows of the same fields that can be added and removed. */
export function ListInput(props: ListInputProps) {
  const { form, path, description, words, entry, startRows, isAsked, isFolded, onRows } = props;
  const [rows, setRows] = useState(() => rowsOf(entry, startRows));
  const { formId, shared } = form;
  const fields = Object.entries(description.fields).filter(([field]) => isAsked(field));
  const isSmall = fields.length === 1;
  const wordsOf = (field: string): AnyInputWords => words.fields?.[field] ?? { label: field };
  const rowName = (index: number) => `${words.row ?? words.label} ${index + 1}`;
  const inSight = fields.filter(([field]) => !isFolded(field));
  const folded = fields.filter(([field]) => isFolded(field));

  function fieldsOf(row: Row, index: number, shown: typeof fields) {
    const ownRows = withOwnRow(shown.map(([field, fieldDescription]) => isLong(fieldDescription, wordsOf(field))));
    return shown.map(([field, fieldDescription], place) => {
      const fieldWords = wordsOf(field);
      const input = (
        <ToolInput
          key={field}
          form={form}
          hasSuffix={isSmall || ownRows[place] === true}
          path={`${path}.${index}.${field}`}
          description={fieldDescription}
          words={isSmall ? { ...fieldWords, label: form.shared.pair(rowName(index), fieldWords.label) } : fieldWords}
          entry={row.entries.get(field)}
        />
      );
      return !isSmall && ownRows[place] === true ? (
        <div key={field} className="col-span-full min-w-0">
          {input}
        </div>
      ) : (
        input
      );
    });
  }

  function change(next: readonly Row[]) {
    setRows(next);
    // Read the form after the new rows have rendered.
    setTimeout(onRows);
  }

  return (
    <fieldset id={`${controlId(formId, path)}-rows`} className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-bold text-ink">{words.label}</legend>
      {words.hint !== undefined && <p className="max-w-prose text-small text-ink-soft">{words.hint}</p>}
      <input type="hidden" name={presenceName(path)} value={rows.length} />
      {rows.map((row, index) => (
        <div
          key={row.key}
          role="group"
          aria-label={rowName(index)}
          className={
            isSmall
              ? "flex flex-wrap items-end gap-x-6 gap-y-1"
              : `my-1 border-s-2 border-brand-line ps-4 ${fieldColumns}`
          }
        >
          {!isSmall && (
            <p className="col-span-full -mb-2 font-display text-heading-4 font-semibold">{rowName(index)}</p>
          )}
          {fieldsOf(row, index, inSight)}
          {rows.length > startRows.length && (
            <span className={isSmall ? undefined : "col-span-full"}>
              <Button
                intent="quiet"
                size="small"
                edge="text"
                onClick={() => change(rows.filter((other) => other !== row))}
              >
                {shared.remove(rowName(index))}
              </Button>
            </span>
          )}
        </div>
      ))}
      {folded.length > 0 && (
        <Details summary={shared.form.refineRows(words.label)}>
          {rows.map((row, index) => (
            <fieldset key={row.key} className="min-w-0 border-s-2 border-brand-line ps-4">
              <legend className="mb-3 font-display text-heading-4 font-semibold">
                {shared.form.refineRow(rowName(index))}
              </legend>
              <div className={fieldColumns}>{fieldsOf(row, index, folded)}</div>
            </fieldset>
          ))}
        </Details>
      )}
      {rows.length < description.maxRows && (
        <p>
          <Button
            intent="secondary"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() =>
              change([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, entries: new Map() }])
            }
          >
            {words.add ?? words.label}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
