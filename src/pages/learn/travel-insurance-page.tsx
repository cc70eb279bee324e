import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { BillSplit } from "#widgets/bill-split/bill-split.tsx";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as guide from "#content/en/learn/travel-insurance.md";
import { GuideFrame } from "../guide-frame.tsx";

/** `/learn/travel-insurance` */
export default function TravelInsurancePage() {
  return (
    <GuideFrame
      kicker="Lines of insurance"
      title="Travel insurance"
      lead="Why your health card pays very little abroad, which policy to buy for which trip, what stable health means, and how to make a claim."
      line="travel"
      readingMinutes={readingMinutes([guide])}
      related={[
        { href: "/insurance-types/travel", label: "Compare travel policies" },
        { href: "/learn/health-insurance", label: "Health insurance: what a health card leaves out" },
        { href: "/learn/new-immigrant-insurance", label: "Insurance for newcomers" },
        { href: "/learn/insurance-for-seniors", label: "Insurance for seniors" },
      ]}
    >
      <Section>
        <Sidebar side="end">
          <BillSplit
            caption="The example, drawn to scale. Its numbers are made up."
            bill={30_000}
            paid={1_200}
            labels={{ bill: "Hospital bill", paid: "Paid by the Ontario plan, at best", left: "Left for you" }}
          />
          <GuideText of={guide.part("bill")} />
        </Sidebar>
      </Section>
      <GuideLayout
        sections={["choosing", "health-clause", "price", "buying"].flatMap((part) => guide.part(part).sections)}
      >
        <Stack gap="large">
          <GuideText of={guide.part("choosing")} />
          <GuideText of={guide.part("health-clause")} />
          <GuideText of={guide.part("price")} />
          <GuideText of={guide.part("buying")} />
        </Stack>
      </GuideLayout>
      <Section tone="wash" labelledBy="parents-grandparents-and-other-guests">
        <Sidebar side="end">
          <GuideText of={guide.part("winters")} />
          <GuideText of={guide.part("visitors")} />
        </Sidebar>
      </Section>
      <Section>
        <Sidebar side="end" sticky>
          <GuideText of={guide.part("checklist")} />
          <Stack gap="large">
            <GuideText of={guide.part("claiming")} />
            <GuideText of={guide.part("mistakes")} />
          </Stack>
        </Sidebar>
      </Section>
    </GuideFrame>
  );
}
