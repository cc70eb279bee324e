import type { FormEvent, Ref } from "react";
import { Button } from "#design-system/button/button.tsx";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { emptyLifeNeeds, lifeNeedsFields, type LifeNeedsField, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import * as words from "#words/life-needs.ts";
import { FamilyFields, FinancialFields, GoalsFields, PersonalFields } from "./life-needs-fields.tsx";

const pages = [
  { id: "personal", title: words.personal, Content: PersonalFields },
  { id: "financial", title: words.financial, Content: FinancialFields },
  { id: "family", title: words.family, Content: FamilyFields },
  { id: "goals", title: words.goals, Content: GoalsFields },
] as const;

/** Reads the form's current values. A field without a control or without a selected choice keeps its empty value. */
function readForm(form: HTMLFormElement): LifeNeedsInput {
  const data = new FormData(form);
  const input: Record<LifeNeedsField, string> = { ...emptyLifeNeeds };
  for (const field of lifeNeedsFields) {
    const value = data.get(field);
    if (typeof value === "string") input[field] = value;
  }
  return input;
}

/** Initial state of the calculator. */
export interface LifeNeedsStart {
  readonly input: LifeNeedsInput;
  /** `link` includes another tool; `session` is an earlier page of the visit. */
  readonly origin: "link" | "session";
  /** Whether the answers were already calculated, so that the result is shown. */
  readonly isCalculated: boolean;
}

export interface LifeNeedsFormProps {
  /** Receives focus when the form is shown again. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Initial answers from another tool, a link or the session, if any. */
  readonly start?: Pick<LifeNeedsStart, "input" | "origin"> | undefined;
  /** Called after each change of an answer. */
  readonly onAnswered?: ((input: LifeNeedsInput) => void) | undefined;
  readonly onCalculate: (input: LifeNeedsInput) => void;
}

/**
 * The questions, on four tabs. Fields are uncontrolled, so text typed before hydration counts. With `method="dialog"`
 * and autocompletion off, nothing is sent without JavaScript and the browser stores nothing.
 */
export function LifeNeedsForm({ headingRef, start, onAnswered, onCalculate }: LifeNeedsFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onCalculate(readForm(event.currentTarget));
  }

  return (
    <form
      method="dialog"
      noValidate
      autoComplete="off"
      onInput={({ currentTarget }) => onAnswered?.(readForm(currentTarget))}
      onSubmit={submit}
      aria-label={words.yourSituation}
    >
      <div className="mb-4">
        <Heading level={2} ref={headingRef}>
          {words.yourSituation}
        </Heading>
        <p className="mt-2 max-w-prose text-ink-soft">{words.answerWhatYouCan}</p>
        {start !== undefined && (
          <p className="mt-3 max-w-prose border-s-4 border-brand-line ps-4 font-semibold">
            {start.origin === "link" ? words.answersCameWithTheLink : words.answersFromEarlier}
          </p>
        )}
      </div>
      <noscript>
        <p className="mb-4 max-w-prose border-s-4 border-caution bg-caution-wash px-4 py-3 text-small">
          {words.needsJavaScript}
        </p>
      </noscript>
      <Tabs
        label={words.yourSituation}
        headingLevel={3}
        items={pages.map(({ id, title, Content }, index) => {
          const next = pages[index + 1];
          return {
            id,
            title,
            content: (
              <>
                <Content start={start?.input ?? emptyLifeNeeds} />
                {next !== undefined && (
                  <p className="mt-8">
                    <ButtonLink intent="secondary" href={`#${next.id}`}>
                      {words.next(next.title)}
                    </ButtonLink>
                  </p>
                )}
              </>
            ),
          };
        })}
      />
      <div className="mt-10 grid justify-items-start gap-4 border-t border-line pt-6">
        <Button type="submit">{words.calculate}</Button>
      </div>
    </form>
  );
}
