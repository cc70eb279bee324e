import { useMemo } from "react";
import { DescriptionList } from "#design-system/description-list/description-list.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import type { Province } from "#domain/province.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import { InlineToolSlot } from "#widgets/tools/inline-tool/inline-tool-slot.tsx";
import * as words from "#words/province.ts";
import { provinceFacts, type FactGroup } from "./province-facts.tsx";

export interface ProvinceGlanceProps {
  readonly province: Province;
  /** `margin` is one small column beside the text, `band` sets the groups side by side, `ledger` runs down the page. */
  readonly layout: "margin" | "band" | "ledger";
}

/** The record of a province: law, price, risks, health card, tax and regulator. */
export function ProvinceGlance({ province, layout }: ProvinceGlanceProps) {
  const groups = provinceFacts(province);
  return (
    <section data-slot="province-glance" aria-labelledby="at-a-glance">
      <Heading level={2} id="at-a-glance" size={layout === "margin" ? 3 : 2}>
        {words.atAGlance}
      </Heading>
      <div className="mt-5">
        {layout === "band" && (
          // Two short groups share the middle column, so that the three end at about the same height.
          <div className="grid gap-x-10 gap-y-10 text-small tablet:grid-cols-2 laptop:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]">
            <FactColumn groups={groups.slice(0, 1)} />
            <FactColumn groups={groups.slice(1, 3)} />
            <FactColumn groups={groups.slice(3)} />
          </div>
        )}
        {layout === "margin" && (
          <div className="text-small">
            <DescriptionList items={groups.flatMap(({ facts }) => facts)} layout="stacked" />
          </div>
        )}
        {layout === "ledger" && <DescriptionList items={groups.flatMap(({ facts }) => facts)} layout="rows" />}
      </div>
      <p className="mt-4 max-w-prose text-small">
        {`${words.moving} `}
        <TextLink href={`/tools/provincial-insurance-guide${encodeShareLink({ province: province.abbreviation })}`}>
          {words.compareWithAnother(province.name)}
        </TextLink>
        {` ${words.seeWhatChanges}`}
      </p>
      <MoveHere province={province} />
      <p className="mt-4 text-caption text-ink-soft">
        {words.otherFactsRestOn}
        <SourceMarks ids={province.sources} look="sentence" />
      </p>
    </section>
  );
}

/** Inline tool for a move: to this province for a visitor from elsewhere, from this province for everybody else. */
function MoveHere({ province: { abbreviation } }: Pick<ProvinceGlanceProps, "province">) {
  const [yours, choose] = useProvince();
  const presetEntries = useMemo(
    () => (yours === null || yours === abbreviation ? undefined : { second: abbreviation }),
    [yours, abbreviation],
  );
  return (
    <div className="mt-3">
      <InlineToolSlot
        id="provincial-insurance-guide"
        presetEntries={presetEntries}
        onOpen={() => {
          if (yours === null) choose(abbreviation);
        }}
      />
    </div>
  );
}

function FactColumn({ groups }: { readonly groups: readonly FactGroup[] }) {
  return (
    <div className="grid content-start gap-8">
      {groups.map(({ title, facts }) => (
        <div key={title}>
          <Heading level={3} size={4}>
            {title}
          </Heading>
          <div className="mt-3">
            <DescriptionList items={facts} layout="stacked" />
          </div>
        </div>
      ))}
    </div>
  );
}
