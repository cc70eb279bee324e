import { useEffect } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Prose } from "#design-system/prose/prose.tsx";
import { spendPopup } from "#widgets/leads/exit-intent/exit-intent-state.ts";
import { requestSent } from "#text/form-answers.ts";
import { sender } from "#content/site.ts";

/** `/request-sent`: shown after the browser has sent a form itself, such as without JavaScript. */
export default function RequestSentPage() {
  const { title, lead, steps, silence, withdrawTitle, withdraw, readTitle, readings } = requestSent;
  useEffect(() => spendPopup(), []);
  return (
    <Section isFirst>
      <Stack gap="large">
        <HeadingBlock level={1} title={title} lead={lead} />
        <Prose>
          <ul>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <p>
            <span>{silence}</span> <TextLink href={`mailto:${sender.contactEmail}`}>{sender.contactEmail}</TextLink>.
          </p>
        </Prose>
        <div>
          <Heading level={2} size={3}>
            {withdrawTitle}
          </Heading>
          <p className="mt-2 max-w-prose">
            <span>{withdraw}</span> <TextLink href={`mailto:${sender.privacyEmail}`}>{sender.privacyEmail}</TextLink>.
          </p>
          <p className="mt-2 max-w-prose text-small text-ink-soft">{sender.identity}</p>
        </div>
        <div>
          <Heading level={2} size={3}>
            {readTitle}
          </Heading>
          <ul className="mt-2">
            {readings.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href} variant="standalone">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </Stack>
    </Section>
  );
}
