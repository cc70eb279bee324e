import { Heading } from "#design-system/heading/heading.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import type { PlateName } from "#design-system/illustration/plate-name.ts";
import { useIsRendered } from "#design-system/layout/deferred-rendering.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SiteLink } from "#design-system/link/link.tsx";
import { homeTasks } from "#text/home-tasks.ts";
import { PriceMap } from "./price-map.tsx";

const plates: Readonly<Record<(typeof homeTasks)[number]["href"], PlateName>> = {
  "/learn/new-immigrant-insurance": "suitcase",
  "/tools/life-insurance-calculator#personal": "life",
  "/insurance-types/home#detailed": "houses",
  "/blog/insurance-consumer-rights-canada#build-your-complaint": "letter",
  "/learn/life-events/first-rental": "key",
  "/learn/insurance-savings": "scissors",
  "/learn/life-events/first-48-hours": "flood",
  "/learn/life-events/cancelled-or-refused": "torn",
  "/learn/life-events": "fork",
  "/tools/consultation": "receiver",
};

export interface HomeTasksProps {
  readonly title: string;
  readonly provinceTitle: string;
}

/** Ways into the site: a drawn door for each task, and the map of provinces. */
export function HomeTasks({ title, provinceTitle }: HomeTasksProps) {
  const isRendered = useIsRendered();
  return (
    <Section isFirst labelledBy="your-task">
      <Heading level={2} size={3} id="your-task">
        {title}
      </Heading>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 tablet:grid-cols-5 tablet:gap-3">
        {homeTasks.map(({ href, label }) => (
          <li key={href} className="grid">
            <SiteLink
              href={href}
              className="flex min-h-29 flex-col justify-between gap-2 rounded-medium border border-line p-3 text-brand underline underline-offset-4 hover:bg-brand-wash active:bg-brand-wash desktop:min-h-35 desktop:p-4"
            >
              <Plate name={plates[href]} size="small" />
              <span className="leading-5 font-semibold">{label}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-4 desktop:mt-14 desktop:grid-cols-[minmax(0,1fr)_minmax(0,52rem)]">
        <Heading level={2} size={3} id="your-province">
          {provinceTitle}
        </Heading>
        {isRendered && <PriceMap label={provinceTitle} />}
      </div>
    </Section>
  );
}
