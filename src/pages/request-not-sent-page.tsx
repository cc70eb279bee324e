import { DescriptionList } from "#design-system/description-list/description-list.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { formAnswers } from "#domain/form-answer.ts";
import { MailLink } from "#widgets/lead-form/mail-link.tsx";
import { requestNotSent } from "#content/en/form-answers.ts";
import { sender } from "#content/site.ts";

/** `/request-not-sent`: answers a form that was sent without JavaScript and not stored. The fragment says why. */
export default function RequestNotSentPage() {
  const { title, lead, reasonsTitle, reasons, otherWay } = requestNotSent;
  return (
    <Section isFirst>
      <Container>
        <Stack gap="large">
          <HeadingBlock level={1} title={title} lead={lead} />
          <p className="max-w-prose">
            {otherWay} <MailLink address={sender.contactEmail} />.
          </p>
          <div className="max-w-prose">
            <Heading level={2} size={3}>
              {reasonsTitle}
            </Heading>
            <div className="mt-4">
              <DescriptionList
                items={formAnswers.map((reason) => ({
                  // The target of the address that the form's answer leads to.
                  term: (
                    <span id={reason} tabIndex={-1} className="scroll-mt-20">
                      {reasons[reason].title}
                    </span>
                  ),
                  description: reasons[reason].text,
                }))}
              />
            </div>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
