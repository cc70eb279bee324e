import { DescriptionList } from "#design-system/description-list/description-list.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { formAnswers } from "#domain/form-answer.ts";
import { TextLink } from "#design-system/link/link.tsx";
import { requestNotSent } from "#text/form-answers.ts";
import { sender } from "#content/site.ts";

/**
 * `/request-not-sent`: shown after a form that was sent without JavaScript couldn't be stored. The fragment names the
 * reason.
 */
export default function RequestNotSentPage() {
  const { title, lead, reasonsTitle, isReason, reasons, otherWay } = requestNotSent;
  return (
    <Section isFirst>
      <Stack gap="large">
        <HeadingBlock level={1} title={title} lead={lead} />
        <div className="max-w-prose">
          <Heading level={2} size={3}>
            {reasonsTitle}
          </Heading>
          <div className="mt-4">
            <DescriptionList
              items={formAnswers.map((reason) => ({
                // Target of the fragment in the form's redirect.
                term: (
                  <span
                    id={reason}
                    tabIndex={-1}
                    className="group block scroll-mt-20 target:border-s-4 target:border-caution target:bg-caution-wash target:px-3 target:py-1"
                  >
                    <span>{reasons[reason].title}</span>
                    <span data-slot="is-reason" className="hidden text-small group-target:block">
                      {isReason}
                    </span>
                  </span>
                ),
                description: reasons[reason].text,
              }))}
            />
          </div>
        </div>
        <p className="max-w-prose">
          <span>{otherWay}</span> <TextLink href={`mailto:${sender.contactEmail}`}>{sender.contactEmail}</TextLink>.
        </p>
      </Stack>
    </Section>
  );
}
