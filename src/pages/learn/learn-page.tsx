import { useState } from "react";
import { Card } from "#design-system/card/card.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SiteLink, TextLink } from "#design-system/link/link.tsx";
import { LeadForm } from "#widgets/leads/lead-form/lead-form.tsx";
import { essentialTopics, freeResources, groupGuides, resourcesForm, resourcesReady } from "#text/learn-index.ts";
import * as words from "#words/pages/learn.ts";

/** `/learn` */
export default function LearnPage() {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <Section isFirst>
        <HeadingBlock level={1} title={words.title} lead={words.lead} />
        <ol
          aria-label={words.essentialTopics}
          className="mt-12 grid grid-cols-1 gap-x-10 tablet:grid-cols-2 laptop:grid-cols-3"
        >
          {essentialTopics.map(({ path, title, text }, index) => (
            <li key={path} className="border-t border-line">
              <SiteLink href={path} className="group flex min-h-target gap-4 py-5 text-ink no-underline">
                <span aria-hidden="true" className="w-7 shrink-0 font-display text-heading-4 text-accent">
                  {index + 1}
                </span>
                <span>
                  <span className="block font-display text-heading-4 font-semibold underline-offset-4 group-hover:underline">
                    {title}
                  </span>
                  <span className="mt-1 block text-small text-ink-soft">{text}</span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ol>
        <p className="mt-8 border-t border-line pt-5">
          {`${words.wordYouDoNotKnow} `}
          <TextLink href="/learn/how-insurance-works#glossary">{words.lookItUp}</TextLink>.
        </p>
      </Section>

      <Section tone="wash" labelledBy="stages">
        <HeadingBlock level={2} id="stages" title={words.title2} />
        <div className="mt-8">
          <Grid columns={4} as="ul">
            {groupGuides.map(({ path, title, text }) => (
              <li key={path} className="grid">
                <Card title={title} href={path} headingLevel={3}>
                  <p>{text}</p>
                </Card>
              </li>
            ))}
          </Grid>
        </div>
      </Section>

      <Section>
        <div className="grid grid-cols-1 gap-12 laptop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] laptop:gap-20">
          <section aria-labelledby="resources">
            <Heading level={2} id="resources">
              {words.freeResources}
            </Heading>
            <ul className="mt-6">
              {freeResources.map(({ title, text }) => (
                <li key={title} className="border-t border-line py-5">
                  <Heading level={3} size={4}>
                    {title}
                  </Heading>
                  <p className="mt-1 text-ink-soft">{text}</p>
                </li>
              ))}
            </ul>
          </section>
          <div>
            <LeadForm {...resourcesForm} onSuccess={() => setIsSent(true)} />
            {/* There from the start, so that a screen reader hears what comes into it. */}
            <div role="status">
              {isSent && (
                <div className="mt-8 border-t-4 border-positive bg-positive-wash p-5">
                  <p className="font-semibold">{resourcesReady}</p>
                  <ul className="mt-2">
                    {freeResources.map(({ path, title }) => (
                      <li key={path}>
                        <TextLink href={path} stands="alone">
                          {title}
                        </TextLink>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}
