import { Figure } from "#widgets/figure/figure.tsx";
import { ProvincialGuide } from "#widgets/provincial-guide/provincial-guide.tsx";
import * as text from "#content/en/provincial/british-columbia.md";
import { britishColumbia } from "#content/en/provincial/british-columbia.ts";
import { provinceTiles } from "#content/en/provincial/tiles.ts";

/** `/provincial/british-columbia-insurance-guide` */
export default function BritishColumbiaInsuranceGuidePage() {
  return (
    <ProvincialGuide
      province={britishColumbia}
      layout="contents"
      title="Insurance in British Columbia"
      lead="ICBC sells the basic part of every car policy. This guide shows which optional coverage you can choose, how earthquake and strata deductibles work, and where to complain."
      opening={<TwoLayers />}
      contents={[
        { href: "#what-icbc-basic-includes-and-what-you-can-choose", label: "ICBC Basic and options" },
        { href: "#how-an-earthquake-deductible-works", label: "Earthquake" },
        { href: "#strata-owners-tenants-and-the-buildings-deductible", label: "Strata deductibles" },
        { href: "#before-during-and-after-an-evacuation", label: "Evacuation" },
        { href: "#health-coverage-for-newcomers-the-msp-wait", label: "Waiting for MSP" },
        { href: "#how-to-complain-in-british-columbia", label: "Complaints" },
      ]}
      text={text}
      related={[
        { href: "/insurance-types/auto", label: "Who sells optional auto coverage" },
        { href: "/learn/home-insurance", label: "Home insurance: condos, quakes and water" },
        { href: "/learn/new-immigrant-insurance", label: "Coverage for the months before MSP" },
        { href: "/provincial/yukon-insurance-guide", label: "Up the highway: Yukon" },
      ]}
      provinces={Object.values(provinceTiles)}
    />
  );
}

/** A car policy as a section through the ground: what can be moved stands above the line. */
function TwoLayers() {
  return (
    <figure aria-label="The two layers of a car policy">
      <div className="grid border-2 border-b-0 border-dashed border-line-strong p-5 tablet:grid-cols-[12rem_minmax(0,1fr)] tablet:gap-8 tablet:p-6">
        <p className="font-display text-heading-3 font-semibold">Optional</p>
        <div>
          <p>Extra liability, collision, comprehensive, a rental while yours is in the shop.</p>
          <p className="mt-1 font-semibold">From ICBC or from a private insurer: compare this part.</p>
        </div>
      </div>
      <div className="grid border-t-4 border-accent bg-deep p-5 tablet:grid-cols-[12rem_minmax(0,1fr)] tablet:gap-8 tablet:p-6">
        <div className="contents scheme-dark text-ink">
          <p className="font-display text-heading-3 font-semibold">Basic</p>
          <div>
            <p>
              Injury care with <Figure basis="S23">no overall limit</Figure>, <Figure basis="S23">$200,000</Figure> of
              liability, repairs to your car after a crash that others caused.
            </p>
            <p className="mt-1 font-semibold">From ICBC and nobody else, with every licence plate.</p>
          </div>
        </div>
      </div>
      <figcaption className="mt-3 text-caption text-ink-soft">
        You can compare prices for the optional part only.
      </figcaption>
    </figure>
  );
}
