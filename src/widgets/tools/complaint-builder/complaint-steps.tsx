import { useRef, type Ref } from "react";
import type { Elements } from "#design-system/elements.ts";
import { Callout } from "#design-system/callout/callout.tsx";
import { Details } from "#design-system/details/details.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { ComplaintWords } from "#domain/tools/complaint-words.ts";
import { OfficeList } from "#widgets/place/office-list.tsx";
import { PrintButton } from "#widgets/reading/print-button.tsx";
import { printPart } from "#platform/print-part.ts";
import type { Complaint } from "./use-complaint.ts";

export interface ComplaintStepsProps {
  readonly words: ComplaintWords;
  readonly complaint: Complaint;
  /** Receives focus when the visitor asks for the next step. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly headingId: string;
  /** Opens the browser's print view. */
  readonly print: () => void;
  /** The deadlines, which print on the same sheet. */
  readonly children: Elements;
}

/** The next steps, the independent offices that review complaints, and the deadlines. Prints on one sheet. */
export function ComplaintSteps({ words, complaint, headingRef, headingId, print, children }: ComplaintStepsProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const { values, answer } = complaint;
  const { conflict, bodies } = answer;
  const publicCar =
    values.line === "auto" && values.province !== null && bodies.includes("gio")
      ? words.bodies.publicCar[values.province]
      : undefined;
  const step = words.next.step(values, answer);
  const named = new Set(bodies.map((body) => words.bodies.each[body].id));
  const others = (province: ProvinceCode) => words.bodies.others(province).filter(({ id }) => !named.has(id));
  return (
    <div
      ref={sheet}
      data-slot="complaint-steps"
      className="rounded-large border border-line bg-surface p-5 wide-phone:p-7 print:border-0 print:p-0"
    >
      <Heading level={3} size={4} id={headingId} ref={headingRef}>
        {words.next.heading}
      </Heading>
      {conflict === null ? (
        <>
          <p
            data-slot="complaint-step"
            className="mt-3 border-t-2 border-ink pt-3 font-display text-heading-3 font-medium text-balance text-brand"
          >
            {step.title}
          </p>
          <p className="mt-2 max-w-prose">{step.text}</p>
        </>
      ) : (
        <div className="mt-4">
          <Callout tone="negative" title={words.next.conflictTitle}>
            <p>{words.next.conflicts[conflict]}</p>
          </Callout>
        </div>
      )}
      {conflict === null && children}
      <div className="mt-8">
        <Heading level={4}>{words.bodies.heading}</Heading>
        {values.line === null && <p className="mt-2 text-small text-ink-soft">{words.bodies.chooseLine}</p>}
        {values.province === null && <p className="mt-2 text-small text-ink-soft">{words.bodies.chooseProvince}</p>}
        {publicCar !== undefined && <p className="mt-2 text-small">{publicCar}</p>}
        {bodies.length > 0 && (
          <div className="mt-3">
            <OfficeList offices={bodies.map((body) => words.bodies.each[body])} columns={1} />
          </div>
        )}
        {values.province !== null && (
          <div className="mt-4">
            <Details summary={words.bodies.othersTitle}>
              <OfficeList offices={others(values.province)} columns={1} />
            </Details>
          </div>
        )}
      </div>
      {conflict === null && (
        <div className="mt-6 print:hidden">
          <PrintButton
            label={words.print}
            onPrint={() => {
              if (sheet.current !== null) printPart(sheet.current, print);
            }}
          />
        </div>
      )}
    </div>
  );
}
