import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { BillSplit } from "#widgets/bill-split/bill-split.tsx";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as bill from "#content/en/learn/travel-insurance/bill.md";
import * as buying from "#content/en/learn/travel-insurance/buying.md";
import * as checklist from "#content/en/learn/travel-insurance/checklist.md";
import * as choosing from "#content/en/learn/travel-insurance/choosing.md";
import * as claiming from "#content/en/learn/travel-insurance/claiming.md";
import * as healthClause from "#content/en/learn/travel-insurance/health-clause.md";
import * as mistakes from "#content/en/learn/travel-insurance/mistakes.md";
import * as price from "#content/en/learn/travel-insurance/price.md";
import * as visitors from "#content/en/learn/travel-insurance/visitors.md";
import * as winters from "#content/en/learn/travel-insurance/winters.md";

const prose = [bill, choosing, healthClause, price, buying, visitors, winters, claiming, mistakes, checklist];

/** `/learn/travel-insurance` */
export default function TravelInsurancePage() {
  return (
    <>
      <GuideHeader
        kicker="Lines of insurance"
        title="Travel insurance"
        lead="Your health card travels with you and pays very little abroad. What to buy for which trip, the clause that decides most medical claims, and how to be paid."
        line="travel"
        reviewedOn="2026-11-20"
        readingMinutes={readingMinutes(prose)}
      />
      <Section>
        <Container>
          <Sidebar side="end">
            <BillSplit
              caption="The example, drawn to scale. Its numbers are made up."
              bill={30_000}
              paid={1_200}
              labels={{ bill: "Hospital bill", paid: "Paid by the Ontario plan, at best", left: "Left for you" }}
            />
            <GuideText of={bill} />
          </Sidebar>
        </Container>
      </Section>
      <GuideLayout sections={[...choosing.sections, ...healthClause.sections, ...price.sections, ...buying.sections]}>
        <Stack gap="large">
          <GuideText of={choosing} />
          <GuideText of={healthClause} />
          <GuideText of={price} />
          <GuideText of={buying} />
        </Stack>
      </GuideLayout>
      <Section tone="wash" labelledBy="parents-grandparents-and-other-guests">
        <Container>
          <Sidebar side="end">
            <GuideText of={winters} />
            <GuideText of={visitors} />
          </Sidebar>
        </Container>
      </Section>
      <Section>
        <Container>
          <Sidebar side="end" sticky>
            <GuideText of={checklist} />
            <Stack gap="large">
              <GuideText of={claiming} />
              <GuideText of={mistakes} />
            </Stack>
          </Sidebar>
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideFooter
            reviewedOn="2026-11-20"
            related={[
              { href: "/insurance-types/travel", label: "Compare travel policies" },
              { href: "/learn/health-insurance", label: "Health insurance: what a health card leaves out" },
              { href: "/learn/new-immigrant-insurance", label: "Insurance for newcomers" },
              { href: "/learn/insurance-for-seniors", label: "Insurance for seniors" },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}
