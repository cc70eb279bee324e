import { Heading } from "#design-system/heading/heading.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { homeTasks } from "#text/home-tasks.ts";
import { PriceMap } from "./price-map.tsx";

export interface HomeTasksProps {
  readonly title: string;
  readonly provinceTitle: string;
}

/** Shortcuts into the site by task and by province. */
export function HomeTasks({ title, provinceTitle }: HomeTasksProps) {
  return (
    <Section labelledBy="your-task">
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,52rem)]">
        <div>
          <Heading level={2} size={3} id="your-task">
            {title}
          </Heading>
          <ul className="mt-4 grid grid-cols-1 gap-x-6 border-t border-line tablet:grid-cols-3 desktop:grid-cols-1">
            {homeTasks.map(({ href, label }) => (
              <li key={href} className="border-b border-line py-0.5 desktop:py-2">
                <TextLink href={href} variant="standalone">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Heading level={2} size={3} id="your-province">
            {provinceTitle}
          </Heading>
          <div className="mt-4">
            <PriceMap label={provinceTitle} />
          </div>
        </div>
      </div>
    </Section>
  );
}
