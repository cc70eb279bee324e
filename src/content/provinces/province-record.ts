import type { OfficeId } from "#content/official-bodies.ts";
import type { FigureBasis } from "#domain/figure.ts";
import type { Province } from "#domain/province.ts";
import type { ProvinceTile } from "./tiles.ts";

/** Source of a statement that is a figure. */
interface FigureSource {
  readonly basis: FigureBasis;
}

type Url = `https://${string}`;

/** The fields of a province that are the same in both languages, beside its name. */
export interface ProvinceFacts extends ProvinceTile, Pick<Province, "autoPrices" | "homePrices" | "sources"> {
  readonly newcomerStart: FigureSource;
  readonly premiumTax: FigureSource;
  /** In order; `url` is left out where each language has a page of its own: it then stands in the words. */
  readonly regulators: readonly { readonly id: OfficeId; readonly url?: Url }[];
}

interface RegulatorWords {
  readonly name: string;
  readonly role: string;
  readonly url?: Url;
}

/** The fields of a province in one language. */
export interface ProvinceWords<Facts extends ProvinceFacts> extends Pick<
  Province,
  "autoSummary" | "minimumLiabilityNote" | "compulsoryCover" | "homeRisks"
> {
  readonly healthPlan: Readonly<Record<"name" | "newcomerStart", string>>;
  readonly premiumTax: string;
  readonly regulators: Readonly<Record<Facts["regulators"][number]["id"], RegulatorWords>> & {
    readonly [One in Facts["regulators"][number] as One["id"]]: One extends { readonly url: string }
      ? unknown
      : { readonly url: Url };
  };
}

/** The record of a province in the language of the words. */
export function provinceFrom<const Facts extends ProvinceFacts>(
  facts: Facts,
  words: ProvinceWords<Facts>,
): Province & { readonly slug: Facts["slug"] } {
  const { newcomerStart, premiumTax, regulators, ...neutral } = facts;
  const regulatorWords: Readonly<Record<Facts["regulators"][number]["id"], RegulatorWords>> = words.regulators;
  return {
    ...neutral,
    ...words,
    healthPlan: {
      name: words.healthPlan.name,
      newcomerStart: { value: words.healthPlan.newcomerStart, basis: newcomerStart.basis },
    },
    premiumTax: { value: words.premiumTax, basis: premiumTax.basis },
    regulators: regulators.map(
      ({ id, ...page }: { readonly id: Facts["regulators"][number]["id"]; readonly url?: Url }) => ({
        ...page,
        ...regulatorWords[id],
      }),
    ),
  };
}
