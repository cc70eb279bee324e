import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Card } from "#design-system/card/card.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Hero } from "#design-system/hero/hero.tsx";
import { HeroIllustration } from "#design-system/illustration/hero-illustration.tsx";
import { LineIllustration } from "#design-system/illustration/line-illustration.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SiteLink, TextLink } from "#design-system/link/link.tsx";
import { NextStep } from "#widgets/reading/next-step.tsx";
import { ProvincePlace } from "#widgets/place/province-choice/province-place.tsx";
import { ProvinceMap } from "#widgets/place/province-map.tsx";
import { blogPosts } from "#blog-posts";
import { homeBenefits, homeCases, homeHero, homeInsuranceTypes } from "#text/home.ts";
import { provinceButtonsWords } from "#text/province-buttons.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as words from "#words/pages/home.ts";

/** `/` */
export default function HomePage() {
  return (
    <>
      <Hero
        title={homeHero.title}
        lead={homeHero.lead}
        actions={
          <Cluster>
            <ButtonLink href="/tools">{words.getFreeQuotes}</ButtonLink>
            <ButtonLink href="/learn" intent="secondary">
              {words.learnAboutInsurance}
            </ButtonLink>
          </Cluster>
        }
        figure={<HeroIllustration />}
      />

      <Section labelledBy="your-task">
        <div className="grid grid-cols-1 gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,52rem)]">
          <div>
            <Heading level={2} size={3} id="your-task">
              {homeCases.tasksTitle}
            </Heading>
            <ul className="mt-4 grid grid-cols-1 gap-x-6 border-t border-line tablet:grid-cols-3 desktop:grid-cols-1">
              {homeCases.tasks.map(({ href, label }) => (
                <li key={href} className="flex border-b border-line">
                  <SiteLink
                    href={href}
                    className="flex min-h-12 grow items-center font-semibold text-brand no-underline hover:underline desktop:min-h-16"
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <Heading level={2} size={3} id="your-province">
              {homeCases.provinceTitle}
            </Heading>
            <div className="mt-4">
              <ProvinceMap provinces={Object.values(provinceTiles)} label={homeCases.provinceTitle} narrow="list" />
            </div>
            <div className="mt-4">
              <ProvincePlace names={provinceNamesByCode} words={provinceButtonsWords} />
            </div>
          </div>
        </div>
      </Section>

      <Section labelledBy="benefits">
        <div className="grid grid-cols-1 gap-10 laptop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <Heading level={2} id="benefits">
            {words.whatYouWillFindHere}
          </Heading>
          <ol className="grid grid-cols-1 gap-x-10 tablet:grid-cols-2">
            {homeBenefits.map(({ title, text }) => (
              <li key={title} className="border-t border-line py-6">
                <Heading level={3} size={4}>
                  {title}
                </Heading>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>

      <Section tone="sunken" labelledBy="insurance-types">
        <HeadingBlock level={2} id="insurance-types" title={words.kindsTitle} lead={words.kindsLead} />
        <div className="mt-10">
          <Grid columns={3} as="ul">
            {homeInsuranceTypes.map(({ line, path, title, text }) => (
              <li key={path} className="grid">
                <Card title={title} href={path} headingLevel={3} media={<LineIllustration line={line} />}>
                  <p>{text}</p>
                </Card>
              </li>
            ))}
          </Grid>
        </div>
      </Section>

      <Section labelledBy="articles">
        <div className="grid grid-cols-1 gap-10 laptop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <HeadingBlock level={2} id="articles" title={words.articlesTitle} lead={words.articlesLead} />
          <ul>
            {/* The order of the registry is that of the specification. */}
            {blogPosts
              .filter(({ featured }) => featured)
              .map(({ url, title, description }) => (
                <li key={url} className="border-t border-line py-5">
                  <p className="font-display text-heading-3">
                    <TextLink href={url} stands="alone">
                      {title}
                    </TextLink>
                  </p>
                  <p className="mt-1 text-ink-soft">{description}</p>
                </li>
              ))}
          </ul>
        </div>
      </Section>

      <NextStep
        title={words.startWithANumber}
        lead={words.workOutWhatYourHousehold}
        first={{ href: "/tools", label: words.toTools }}
        second={{ href: "/insurance-types", label: words.toInsuranceTypes }}
      />
    </>
  );
}
