import { Children, isValidElement, type ReactNode } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import type { PlateName } from "#design-system/illustration/plate-name.ts";
import { listRole } from "#design-system/layout/layout-element.ts";
import { SiteLink } from "#design-system/link/link.tsx";
import { textOf } from "#widgets/reading/markdown/read-markdown.ts";
import { readPageEntries } from "../blocks/page-entries.ts";

export interface LifeEventsProps {
  /** Plates of the events' pages, by path; the compiler passes them. */
  readonly plates?: Readonly<Record<string, PlateName>>;
  /** Level-2 headings, each with a Markdown table below it: a link to each event, and its first deadline. */
  readonly children: ReactNode;
}

interface Group {
  readonly id: string;
  readonly title: string;
  readonly table: ReactNode;
}

interface HeadingProps {
  readonly id?: string;
  readonly children?: ReactNode;
}

/** Each heading with the part that follows it. */
function groupsIn(children: ReactNode): readonly Group[] {
  const parts = Children.toArray(children).filter((part) => isValidElement<HeadingProps>(part));
  return parts.flatMap(({ props }, place) =>
    props.id === undefined ? [] : [{ id: props.id, title: textOf(props.children), table: parts[place + 1] }],
  );
}

/** Life events in groups, each with its first deadline across from it, like a timetable. */
export function LifeEvents({ plates = {}, children }: LifeEventsProps) {
  return (
    <div data-slot="life-events" className="grid gap-12">
      {groupsIn(children).map(({ id, title, table }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid gap-x-10 gap-y-2 border-t-2 border-ink pt-4 laptop:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <Heading level={2} size={3} id={id}>
            {title}
          </Heading>
          <ul role={listRole("ul")}>
            {readPageEntries(table).map(({ href, title: event, text }) => {
              const plate = plates[href];
              return (
                <li key={href} className="border-b border-line">
                  <SiteLink
                    href={href}
                    className="group flex min-h-target items-center gap-4 py-3 text-ink no-underline tablet:gap-6"
                  >
                    {plate !== undefined && (
                      <span className="text-brand">
                        <Plate name={plate} size="compact" />
                      </span>
                    )}
                    <span className="grid min-w-0 grow gap-x-8 gap-y-0.5 tablet:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] tablet:items-baseline">
                      <span className="font-display text-heading-4 font-semibold text-brand underline underline-offset-4">
                        {event}
                      </span>
                      <span className="text-ink-soft">{text}</span>
                    </span>
                  </SiteLink>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
