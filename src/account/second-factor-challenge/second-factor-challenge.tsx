import CircleCheck from "lucide-react/dist/esm/icons/circle-check.mjs";
import { useEffect, useId, useRef, type RefObject } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Skeleton, SkeletonShape } from "#design-system/skeleton/skeleton.tsx";
import type { SecondFactorCheck } from "#account/second-factor.ts";
import * as words from "#words/account.ts";
import { problemText } from "./challenge-problem.ts";
import { CodeEntry } from "./code-entry.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { useChallenge } from "./use-challenge.ts";

export interface SecondFactorChallengeProps {
  /**
   * Requests to the backend for one account: `secondFactorCheck(account)`, created once. Set a `key` on the challenge
   * if the account can change.
   */
  readonly check: SecondFactorCheck;
  /** Called once the session is at `aal2`. */
  readonly onVerified: () => void;
  /** Heading, and accessible name of the region. */
  readonly title?: string | undefined;
  /** Level of the heading on its page. */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
}

/**
 * Asks a signed-in user for their second factor: the code of an authenticator app, or one that is sent to a phone as a
 * text or WhatsApp message.
 *
 * No route uses this component yet, since the site has no sign-in; Storybook shows it. Render it for a user for whom
 * `needsSecondFactor` is true.
 */
export function SecondFactorChallenge(props: SecondFactorChallengeProps) {
  const { check, onVerified, title = words.confirmThatIt, headingLevel = 2 } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const challenge = useChallenge(check, onVerified);
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      data-slot="second-factor-challenge"
      aria-labelledby={titleId}
      className="grid max-w-narrow gap-6 wrap-anywhere"
    >
      <Heading
        id={titleId}
        ref={heading}
        tabIndex={-1}
        className="font-display text-heading-2 font-medium tracking-tight"
      >
        {title}
      </Heading>
      <Step challenge={challenge} heading={heading} />
    </section>
  );
}

interface StepProps {
  readonly challenge: ReturnType<typeof useChallenge>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Step({ challenge, heading }: StepProps) {
  const { state } = challenge;

  async function retry() {
    // Success removes the pressed button, so move the focus.
    if (await challenge.retry()) heading.current?.focus();
  }

  switch (state.step) {
    case "loading":
      return (
        <Skeleton label={words.lookingForYourSecondFactors}>
          <SkeletonShape width="most" />
          <SkeletonShape shape="control" width="half" />
        </Skeleton>
      );
    case "unavailable":
      return (
        <div className="grid justify-items-start gap-4">
          <p role="alert">{state.failure && problemText(state.failure.problem, false)}</p>
          <Button intent="secondary" loading={state.pending !== undefined} onClick={() => void retry()}>
            {words.tryAgain}
          </Button>
        </div>
      );
    case "no-factor":
      return <p>{words.thereIsNothingToConfirm}</p>;
    case "choose":
      return <MethodChoice state={state} onChoose={challenge.choose} onAsk={(method) => void challenge.ask(method)} />;
    case "code":
      return (
        <CodeEntry
          state={state}
          onVerify={(typed) => void challenge.verify(state, typed)}
          onAsk={(method) => void challenge.ask(method)}
          onBack={challenge.back}
        />
      );
    case "verified":
      return <Verified />;
  }
}

/** Takes the focus, because the form that had it is removed. */
function Verified() {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    message.current?.focus();
  }, []);
  return (
    <p ref={message} tabIndex={-1} className="flex gap-3 font-semibold">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-positive" />
      <span>{words.thankYouYouAreConfirmed}</span>
    </p>
  );
}
