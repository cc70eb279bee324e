import type { ReactNode } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SiteLink } from "#design-system/link/link.tsx";
import { ProvincePlace } from "#widgets/place/province-choice/province-place.tsx";
import { ProvinceMap } from "#widgets/place/province-map.tsx";
import { provinceButtonsWords } from "#text/province-buttons.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { linksIn } from "./page-entries.ts";

export interface HomeTasksProps {
  readonly title: string;
  readonly provinceTitle: string;
  /** A Markdown list of links, each named by a visitor's task. */
  readonly children: ReactNode;
}

/** Shortcuts into the site by task and by province. */
export function HomeTasks({ title, provinceTitle, children }: HomeTasksProps) {
  return (
    <Section labelledBy="your-task">
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,52rem)]">
        <div>
          <Heading level={2} size={3} id="your-task">
            {title}
          </Heading>
          <ul className="mt-4 grid grid-cols-1 gap-x-6 border-t border-line tablet:grid-cols-3 desktop:grid-cols-1">
            {linksIn(children).map(({ href, label }) => (
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
            {provinceTitle}
          </Heading>
          <div className="mt-4">
            <ProvinceMap provinces={Object.values(provinceTiles)} label={provinceTitle} narrow="list" />
          </div>
          <div className="mt-4">
            <ProvincePlace names={provinceNamesByCode} words={provinceButtonsWords} />
          </div>
        </div>
      </div>
    </Section>
  );
}
