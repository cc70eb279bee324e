import { useEffect, useState } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import { TextLink } from "#design-system/link/link.tsx";
import { isShareLink } from "#format/is-share-link.ts";
import { phoneHref } from "#format/phone-href.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { ScriptedOnly, useIsHydrated } from "#platform/hydration.tsx";
import { later } from "#platform/later.tsx";
import { complaintSection as words } from "#text/blog/insurance-consumer-rights-canada/complaint-section.ts";
import { ombudsmanServices } from "#text/blog/insurance-consumer-rights-canada/ombudsman-services.ts";

const ComplaintBuilder = later(async () => (await import("./complaint-builder-part.tsx")).Part, {
  when: "near",
  loading: words.loading,
  failed: words.failed,
  retry: words.retry,
});

/**
 * Scrolls to the builder after client-side navigation to a share link, whose fragment holds answers and names no
 * element.
 */
function useAnswersInView(): void {
  // On a full page load, the loader has already scrolled to the builder, and the visitor may have scrolled on.
  const [isOpened] = useState(!useIsHydrated());
  useEffect(() => {
    if (isOpened || !isShareLink(location.hash)) return;
    fragmentTarget(location.hash)?.scrollIntoView({ behavior: "instant" });
  }, [isOpened]);
}

/**
 * The complaint builder at the end of the Complaints tab, under the last heading of its text. The list of offices is
 * prerendered and needs no scripts.
 */
export function ComplaintSection() {
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
              {covers}
              <SourceMarks ids={[source]} />
            </p>
            <p className="flex flex-wrap gap-x-5 text-small">
              {phone.map((line) => (
                <TextLink key={line.number} href={phoneHref(line.number)} stands="alone">
                  {line.number}
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
          <ComplaintBuilder />
        </ScriptedOnly>
      </div>
    </section>
  );
}
