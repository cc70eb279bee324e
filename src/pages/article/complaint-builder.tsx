import { useEffect, useState, type ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import { TextLink } from "#design-system/link/link.tsx";
import { Prose } from "#design-system/prose/prose.tsx";
import { isShareLink, sharedInputsId } from "#format/is-share-link.ts";
import { formatPhone, phoneHref } from "#format/phone-href.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { ScriptedOnly, useIsHydrated } from "#platform/hydration.tsx";
import { lazyComponent } from "#platform/lazy-component.tsx";
import { complaintSection as words } from "#text/blog/insurance-consumer-rights-canada/complaint-section.ts";
import { ombudsmanServices } from "#text/blog/insurance-consumer-rights-canada/ombudsman-services.ts";

const ComplaintForm = lazyComponent(
  async () => (await import("../tool/complaint-builder-panel.tsx")).ComplaintBuilderPanel,
  {
    when: "near",
    loading: words.loading,
    failed: words.failed,
    retry: words.retry,
  },
);

/** Goes to the builder where a link within the app brings answers: they are no place that a page can be scrolled to. */
function useAnswersInView(): void {
  // A document that was opened with them has been brought there by the loader, and may have been scrolled on since.
  const [isOpened] = useState(!useIsHydrated());
  useEffect(() => {
    if (isOpened || !isShareLink(location.hash)) return;
    fragmentTarget(location.hash)?.scrollIntoView({ behavior: "instant" });
  }, [isOpened]);
}

/** The services that look at a complaint, which need no scripts, and the builder, whose code is fetched near the viewport. */
function ComplaintSection() {
  useAnswersInView();
  return (
    <section aria-labelledby={words.headingId} className="mt-4">
      <p className="max-w-prose">{words.lead}</p>
      <p className="mt-4 max-w-prose border-s-4 border-caution bg-caution-wash px-5 py-4">
        <strong>{words.warning}</strong> {words.warningRest}
      </p>
      <h3 className="mt-8 font-display text-heading-4 font-semibold">{words.whoTitle}</h3>
      <p className="mt-2 max-w-prose">{words.first}</p>
      <ul role={listRole("ul")} className="mt-3 grid gap-x-10 tablet:grid-cols-2">
        {ombudsmanServices.map(({ name, covers, phone, source }) => (
          <li key={name} className="border-t border-line py-3">
            <p className="font-semibold">{name}</p>
            <p className="mt-1 text-small">
              <span>{covers}</span>
              <SourceMarks ids={[source]} />
            </p>
            <p className="flex flex-wrap gap-x-5 text-small">
              {phone.map((line) => (
                <TextLink key={line.number} href={phoneHref(line.number)} variant="standalone">
                  {formatPhone(line.number)}
                </TextLink>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <noscript>
        <p className="mt-4 max-w-prose">{words.withoutScript}</p>
      </noscript>
      <div className="mt-10">
        <ScriptedOnly>
          <ComplaintForm />
        </ScriptedOnly>
      </div>
    </section>
  );
}

export interface ComplaintBuilderProps {
  /** The level-2 heading that names the builder. */
  readonly children: ReactNode;
}

/** The complaint builder under its heading. Share links scroll to it. */
export function ComplaintBuilder({ children }: ComplaintBuilderProps) {
  return (
    <div>
      <Prose>{children}</Prose>
      {/* The scroll margin keeps the heading in view. */}
      <div id={sharedInputsId} className="scroll-mt-28">
        <ComplaintSection />
      </div>
    </div>
  );
}
