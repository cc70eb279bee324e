import { Figure } from "#widgets/reading/figure/figure.tsx";
import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import * as text from "#text/provincial/alberta-insurance-guide.md";
import { alberta } from "#text/provincial/alberta.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as words from "#words/pages/alberta.ts";

/** `/provincial/alberta-insurance-guide` */
export default function AlbertaInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={alberta}
      layout="margin"
      title={words.title}
      lead={words.lead}
      opening={<Changeover />}
      text={text}
      related={[
        { href: "/learn/auto-insurance", label: words.toAutoInsurance },
        { href: "/insurance-types/disability", label: words.toDisability },
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        { href: "/provincial/saskatchewan-insurance-guide", label: words.toSaskatchewanInsuranceGuide },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** The changeover as a line in time: the old rulebook fades out above the date, the new one begins at it. */
function Changeover() {
  return (
    <ol role="list" aria-label={words.whoPaysForInjuries} className="grid">
      <li className="border-s-2 border-dashed border-line-strong ps-6 pb-8">
        <p className="text-caption font-semibold text-ink-soft">{words.untilDecember312026}</p>
        <p className="mt-1">
          {`${words.faultDecidesYourOwnBenefits} `}
          <Figure basis="S25">$50,000</Figure>
          {words.forTheRestYouClaim}
        </p>
      </li>
      <li className="border-s-4 border-brand ps-6 pb-2">
        <p className="-ms-8.5 flex items-center gap-4 font-display text-heading-1 font-medium text-brand">
          <span aria-hidden="true" className="size-4 shrink-0 rounded-round bg-brand" />
          {words.january12027}
        </p>
        <p className="mt-3">
          {`${words.careFirstCare} `}
          <Figure basis="S5">{words.asLongAsItHelps}</Figure>
          {` ${words.forEveryoneHurtWhoeverCaused}`}
        </p>
      </li>
    </ol>
  );
}
