import { useState, type ReactNode } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import type { Interest } from "#domain/lead.ts";
import { LeadForm } from "#widgets/leads/lead-form/lead-form.tsx";
import { readPageEntries } from "../blocks/page-entries.ts";

/** Fields of the lead, as given in the specification. */
const lead = {
  leadType: "resource_download",
  pageSource: "learn_index",
  interests: ["insurance_education", "life_insurance", "home_insurance", "auto_insurance", "financial_planning"],
} as const satisfies { interests: readonly Interest[]; [key: string]: unknown };

export interface FreeResourcesProps {
  readonly title: string;
  readonly formTitle: string;
  readonly formDescription: string;
  readonly button: string;
  /** Heading above the links, shown once the form is sent. */
  readonly ready: string;
  /** A Markdown table: a link to each resource, and a sentence about it. The links are shown once the form is sent. */
  readonly children: ReactNode;
}

/** The free resources, described, and the form that opens them. */
export function FreeResources({ title, formTitle, formDescription, button, ready, children }: FreeResourcesProps) {
  const [isSent, setIsSent] = useState(false);
  const resources = readPageEntries(children);
  return (
    <div className="grid grid-cols-1 gap-12 laptop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] laptop:gap-20">
      <section aria-labelledby="resources">
        <Heading level={2} id="resources">
          {title}
        </Heading>
        <ul className="mt-6">
          {resources.map((resource) => (
            <li key={resource.href} className="border-t border-line py-5">
              <Heading level={3} size={4}>
                {resource.title}
              </Heading>
              <p className="mt-1 text-ink-soft">{resource.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div>
        <LeadForm
          {...lead}
          title={formTitle}
          description={formDescription}
          buttonText={button}
          onSuccess={() => setIsSent(true)}
        />
        {/* Render the status region at once; screen readers announce only changes within an existing one. */}
        <div role="status">
          {isSent && (
            <div className="mt-8 border-t-4 border-positive bg-positive-wash p-5">
              <p className="font-semibold">{ready}</p>
              <ul className="mt-2">
                {resources.map((resource) => (
                  <li key={resource.href}>
                    <TextLink href={resource.href} variant="standalone">
                      {resource.title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
