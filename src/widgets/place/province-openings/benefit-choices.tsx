import Check from "lucide-react/dist/esm/icons/check.mjs";
import Plus from "lucide-react/dist/esm/icons/plus.mjs";
import { Children, isValidElement, type ReactNode } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import { readMarkdownList } from "#widgets/reading/markdown/read-markdown.ts";

export interface BenefitChoicesProps {
  /** One `TickedBenefits` and one `OpenBenefits`. */
  readonly children: ReactNode;
}

/** Benefits that come with every policy by law, beside those that the reader may add. */
export function BenefitChoices({ children }: BenefitChoicesProps) {
  return <div className="grid gap-x-12 gap-y-8 tablet:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">{children}</div>;
}

export interface BenefitsProps {
  /** Fragment of the section. */
  readonly id: string;
  readonly title: string;
  /** A Markdown list. */
  readonly children: ReactNode;
}

/** Benefits that come with every policy. */
export function TickedBenefits({ id, title, children }: BenefitsProps) {
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pt-4">
      <Heading level={2} id={id} size={3}>
        {title}
      </Heading>
      <ul role={listRole("ul")} className="mt-4 grid gap-3">
        {readMarkdownList(children).map((benefit, index) => (
          // Items of a static text never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex items-center gap-3">
            {/* No box around the mark: a filled box looks like a control. */}
            <span className="grid size-7 shrink-0 place-items-center text-brand">
              <Check aria-hidden="true" size={20} strokeWidth={2.5} />
            </span>
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Benefits that the buyer may add or leave out; content after the list is a note to it. */
export function OpenBenefits({ id, title, children }: BenefitsProps) {
  const note = Children.toArray(children).filter((part) => isValidElement(part) && part.type !== "ul");
  return (
    <section aria-labelledby={id} className="border-t-2 border-accent pt-4">
      <Heading level={2} id={id} size={3}>
        {title}
      </Heading>
      <ul role={listRole("ul")} className="mt-4 grid gap-x-8 gap-y-3 wide-phone:grid-cols-2 laptop:grid-cols-3">
        {readMarkdownList(children).map((benefit, index) => (
          // Items of a static text never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex items-center gap-3">
            <span className="grid size-7 shrink-0 place-items-center text-accent">
              <Plus aria-hidden="true" size={20} strokeWidth={2.5} />
            </span>
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <div className="mt-5 max-w-prose text-small text-ink-soft">{note}</div>
    </section>
  );
}
