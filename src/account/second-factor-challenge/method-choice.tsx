import { useEffect, useRef, type FormEvent } from "react";
import { Button } from "#design-system/button/button.tsx";
import { RadioGroup } from "#design-system/radio-group/radio-group.tsx";
import * as words from "#words/account.ts";
import { problemText } from "./challenge-problem.ts";
import type { ChooseStep } from "./challenge-state.ts";
import type { CodeMethod } from "./code-method.ts";

export interface MethodChoiceProps {
  readonly state: ChooseStep;
  readonly onChoose: (key: CodeMethod["key"]) => void;
  /** Called when the user submits the chosen method. */
  readonly onAsk: (method: CodeMethod) => void;
}

/** Form for choosing how to get a code. */
export function MethodChoice({ state, onChoose, onAsk }: MethodChoiceProps) {
  const { methods, method, failure, isReturn, pending } = state;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Screen readers read the group with its error when focus enters it.
    if (isReturn || failure !== undefined) form.current?.querySelector<HTMLElement>(":checked")?.focus();
  }, [isReturn, failure]);

  function goOn(event: FormEvent) {
    event.preventDefault();
    onAsk(method);
  }

  return (
    <form ref={form} method="dialog" onSubmit={goOn} className="grid justify-items-start gap-5">
      <RadioGroup
        name="method"
        legend={words.howDoYouWant}
        options={methods.map(({ key, label }) => ({ value: key, label }))}
        value={method.key}
        onValueChange={onChoose}
        error={failure && problemText(failure.problem, method.channel !== undefined)}
      />
      <Button type="submit" loading={pending === "send"}>
        {method.channel === undefined ? words.continueWithTheApp : words.sendTheCode}
      </Button>
    </form>
  );
}
