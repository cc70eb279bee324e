import { useId, useRef, type FormEvent } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Field } from "#design-system/field/field.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import { useSiteSearch } from "./site-search.tsx";

export interface SearchFieldProps {
  readonly label: string;
  readonly button: string;
}

/** A field on the page that opens the site's search with its text. */
export function SearchField({ label, button }: SearchFieldProps) {
  const id = useId();
  const { open } = useSiteSearch();
  const input = useRef<HTMLInputElement>(null);

  function ask(event: FormEvent) {
    event.preventDefault();
    void open(input.current?.value.trim() ?? "");
  }

  return (
    <form data-slot="search-field" role="search" onSubmit={ask} className="flex max-w-prose flex-wrap items-end gap-3">
      <div className="grow basis-56">
        <Field id={id} label={label}>
          {(control) => <TextInput {...control} ref={input} type="search" autoComplete="off" enterKeyHint="search" />}
        </Field>
      </div>
      <Button type="submit">{button}</Button>
    </form>
  );
}
