import { useEffect, useId, useRef, type FormEvent } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Field } from "#design-system/field/field.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import * as words from "#words/account.ts";
import { problemText } from "./challenge-problem.ts";
import type { CodeStep } from "./challenge-state.ts";
import type { CodeMethod } from "./code-method.ts";

export interface CodeEntryProps {
  readonly state: CodeStep;
  /** Called with the typed text. */
  readonly onVerify: (typed: string) => void;
  /** Called to send another code to the same phone. */
  readonly onAsk: (method: CodeMethod) => void;
  /** Called to choose another way to get a code. */
  readonly onBack: () => void;
}

/** Form for the six-digit code. */
export function CodeEntry({ state, onVerify, onAsk, onBack }: CodeEntryProps) {
  const { methods, method, failure, pending, sent } = state;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const hasChoice = methods.length > 1;
  const isSent = method.channel !== undefined;

  useEffect(() => {
    // Move focus only after a user action, not when the page has just loaded.
    if (hasChoice) input.current?.focus();
  }, [hasChoice]);

  useEffect(() => {
    if (sent < 2 || input.current === null) return;
    input.current.value = "";
    input.current.focus();
  }, [sent]);

  useEffect(() => {
    // Select the wrong code, so that typing replaces it.
    if (failure === undefined) return;
    input.current?.focus();
    input.current?.select();
  }, [failure]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onVerify(input.current?.value ?? "");
  }

  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <Field
        id={id}
        label={words.yourCode}
        hint={method.instruction}
        error={failure && problemText(failure.problem, isSent)}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="code"
            width="short"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
          />
        )}
      </Field>
      <output className="text-small empty:hidden">{sent > 1 && words.weHaveSentYouCodes(sent)}</output>
      <Cluster>
        <Button type="submit" loading={pending === "verify"}>
          {words.confirm}
        </Button>
        {isSent && (
          <Button intent="secondary" loading={pending === "send"} onClick={() => onAsk(method)}>
            {words.sendANewCode}
          </Button>
        )}
        {hasChoice && (
          <Button intent="quiet" disabled={pending !== undefined} onClick={onBack}>
            {words.anotherWay}
          </Button>
        )}
      </Cluster>
    </form>
  );
}
