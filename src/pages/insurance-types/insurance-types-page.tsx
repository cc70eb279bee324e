import { cva } from "class-variance-authority";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Card } from "#design-system/card/card.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { LineIllustration } from "#design-system/illustration/line-illustration.tsx";
import { Section } from "#design-system/layout/section.tsx";
import type { InsuranceLine } from "#domain/insurance-line.ts";
import { reviewedOn } from "#domain/reviewed-on.ts";
import { GuideFooter } from "#widgets/reading/guide-footer.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { insuranceTypeCards } from "#text/insurance-types/index-cards.ts";
import * as guide from "#text/insurance-types.md";
import * as words from "#words/pages/insurance-types.ts";

/* Two, three and two in a row. The first two, which most households need first, have the large plates. */
const cell = cva("grid", {
  variants: {
    room: {
      large: "laptop:col-span-3",
      half: "laptop:col-span-3",
      third: "laptop:col-span-2",
    },
  },
});

const rooms = {
  life: "large",
  home: "large",
  auto: "third",
  travel: "third",
  health: "third",
  business: "half",
  disability: "half",
} as const satisfies Record<InsuranceLine, "large" | "half" | "third">;

/** `/insurance-types` */
export default function InsuranceTypesPage() {
  return (
    <>
      <Section isFirst>
        <HeadingBlock level={1} title={words.title} lead={words.lead} />
        <ul
          role="list"
          aria-label={words.kindsOfInsurance}
          className="mt-12 grid gap-x-10 gap-y-12 tablet:grid-cols-2 laptop:grid-cols-6"
        >
          {insuranceTypeCards.map(({ line, title, text }) => (
            <li key={line} className={cell({ room: rooms[line] })}>
              <Card
                title={title}
                href={`/insurance-types/${line}`}
                headingLevel={2}
                media={<LineIllustration line={line} size={rooms[line] === "large" ? "large" : "medium"} />}
              >
                <p>{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="wash">
        <GuideText of={guide.part("how-to-choose")} steps="across" />
        <div className="mt-10">
          <ButtonLink href="/tools">{words.recommendationTool}</ButtonLink>
        </div>
      </Section>
      <Section>
        <GuideText of={guide.part("finding-the-line")} />
      </Section>
      <Section>
        <GuideFooter
          reviewedOn={reviewedOn}
          related={[
            { href: "/learn/choose-insurance", label: words.toChooseInsurance },
            { href: "/learn/insurance-comparison", label: words.toInsuranceComparison },
            { href: "/insurance-rates-canada", label: words.toInsuranceRatesCanada },
            { href: "/insurance-quotes-canada", label: words.toInsuranceQuotesCanada },
          ]}
        />
      </Section>
    </>
  );
}
