import { Callout } from "#design-system/callout/callout.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Table } from "#design-system/table/table.tsx";
import { longDate } from "#format/long-date.ts";
import { GuideHeader } from "#widgets/reading/guide-header.tsx";
import { GuideLayout } from "#widgets/reading/guide-layout.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import * as about from "#text/about.md";
import { aboutWords } from "#text/about-words.ts";
import { corrections, type Correction } from "#text/corrections.ts";
import { reviewer } from "#content/site.ts";

const { log } = aboutWords;

/** `/about` */
export default function AboutPage() {
  return (
    <>
      <GuideHeader title={aboutWords.title} lead={aboutWords.lead} reviewedOn="2026-11-23" />
      <GuideLayout
        sections={[
          ...about.part("about").sections,
          { href: "#corrections", label: log.title },
          ...about.part("complaints").sections,
        ]}
      >
        <div className="grid grid-cols-1 gap-14">
          {reviewer !== null && (
            <Callout tone="info" title={aboutWords.reviewer}>
              <p>{`${reviewer.name}, ${reviewer.licence}`}</p>
            </Callout>
          )}
          <GuideText of={about.part("about")} />
          <section aria-labelledby="corrections">
            <Heading level={2} id="corrections">
              {log.title}
            </Heading>
            <p className="mt-3 mb-6 max-w-prose">{log.intro}</p>
            <Table
              caption={log.caption}
              columns={[
                { key: "date", header: log.date, cell: ({ date }: Correction) => longDate(date) },
                { key: "page", header: log.page, cell: ({ path, page }) => <TextLink href={path}>{page}</TextLink> },
                { key: "was", header: log.was },
                { key: "is", header: log.is },
              ]}
              rows={corrections}
            />
          </section>
          <GuideText of={about.part("complaints")} />
        </div>
      </GuideLayout>
    </>
  );
}
