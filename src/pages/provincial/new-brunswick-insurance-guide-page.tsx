import { Figure } from "#widgets/reading/figure/figure.tsx";
import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import * as text from "#text/provincial/new-brunswick-insurance-guide.md";
import { newBrunswick } from "#text/provincial/new-brunswick.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as words from "#words/pages/new-brunswick.ts";

/** `/provincial/new-brunswick-insurance-guide` */
export default function NewBrunswickInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={newBrunswick}
      layout="folio"
      title={words.title}
      lead={words.lead}
      opening={<WeeklyGap />}
      text={text}
      related={[
        { href: "/insurance-types/disability", label: words.toDisability },
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        { href: "/provincial/nova-scotia-insurance-guide", label: words.toNovaScotiaInsuranceGuide },
        { href: "/provincial/prince-edward-island-insurance-guide", label: words.toPrinceEdwardIslandInsuranceGuide },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** A week of pay beside the week's benefit, to the same scale. */
function WeeklyGap() {
  return (
    <figure aria-label={words.weekOfPay} className="grid gap-6">
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{words.weekOfTakeHomePay}</span>
          <span className="font-display text-heading-2 font-medium">
            <Figure basis="illustrative">$900</Figure>
          </span>
        </p>
        <div aria-hidden="true" className="mt-2 h-5 bg-brand forced-colors:border" />
      </div>
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{words.incomeBenefitOfACar}</span>
          <span className="font-display text-heading-2 font-medium">
            <Figure basis="S35">$250</Figure>
          </span>
        </p>
        <div aria-hidden="true" className="mt-2 border border-dashed border-line-strong">
          <div className="h-5 w-7/25 bg-on-deep-accent forced-colors:border" />
        </div>
      </div>
      <figcaption className="text-small text-ink-soft">{words.hurtInACrash}</figcaption>
    </figure>
  );
}
