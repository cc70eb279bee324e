import { Heading } from "#design-system/heading/heading.tsx";
import { Figure, FigureGroup } from "#widgets/reading/figure/figure.tsx";
import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import { provinceTiles } from "#text/provincial/tiles.ts";
import * as text from "#text/provincial/yukon-insurance-guide.md";
import { yukon } from "#text/provincial/yukon.ts";
import * as words from "#words/pages/yukon.ts";

/** `/provincial/yukon-insurance-guide` */
export default function YukonInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={yukon}
      layout="north"
      title={words.title}
      lead={words.lead}
      opening={<TheSameHouseTwice />}
      text={text}
      related={[
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        { href: "/insurance-types/disability", label: words.toDisability },
        {
          href: "/provincial/northwest-territories-insurance-guide",
          label: words.toNorthwestTerritoriesInsuranceGuide,
        },
        { href: "/provincial/british-columbia-insurance-guide", label: words.toBritishColumbiaInsuranceGuide },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** One plan, two places: the areas of the two houses stand to each other as the two prices do. */
function TheSameHouseTwice() {
  return (
    <section
      aria-labelledby="same-house"
      className="grid items-end gap-x-16 gap-y-8 laptop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <Heading level={2} id="same-house">
          {words.sameHouseTwice}
        </Heading>
        <p className="mt-3">{words.onePlanOf1400}</p>
      </div>
      <FigureGroup basis="illustrative">
        <dl className="grid grid-cols-2 items-end gap-6 tablet:gap-12">
          <div className="flex flex-col">
            <dt className="order-2 mt-3 border-t-2 border-ink pt-2">{words.builtInTheSouth}</dt>
            <dd className="order-1">
              <House scale="south" />
              <span className="mt-4 block font-display text-heading-2 font-medium">
                <Figure basis="illustrative">$420,000</Figure>
              </span>
            </dd>
          </div>
          <div className="flex flex-col">
            <dt className="order-2 mt-3 border-t-2 border-ink pt-2">{words.builtHereWithFreight}</dt>
            <dd className="order-1">
              <House scale="north" />
              <span className="mt-4 block font-display text-heading-2 font-medium">
                <Figure basis="illustrative">$546,000</Figure>
              </span>
            </dd>
          </div>
        </dl>
      </FigureGroup>
    </section>
  );
}

/* Side lengths 100 and 114: their squares are as 420 to 546. */
const transforms = { south: "translate(0 14) scale(1)", north: "scale(1.14)" } as const;

function House({ scale }: { readonly scale: keyof typeof transforms }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 118"
      fill="none"
      className="h-auto w-full max-w-64 stroke-brand"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path
        transform={transforms[scale]}
        d="M4 42 62 4l58 38M14 36v66h96V36M50 102V70h24v32M26 52h16v16H26zM82 52h16v16H82z"
        vectorEffect="non-scaling-stroke"
        className="fill-surface"
      />
    </svg>
  );
}
