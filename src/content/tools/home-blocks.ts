import { formatDollars, type DollarRange } from "#format/money.ts";
import { formatPercent } from "#format/number-format.ts";
import { condoLiability } from "#domain/figures/condo-liability.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { HomeAnswer, UnitKind } from "#domain/tools/home-answer.ts";
import { homeInputs, type HomeValues } from "#domain/tools/home-inputs.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import type { AnswerBlock, CellWords } from "#domain/tools/tool-words.ts";
import { homePricesIn } from "#content/figures/province-prices.ts";
import { unitPrices, type UnitPrice } from "#content/figures/unit-prices.ts";
import { priceMeasures, pricePeriod } from "#words/prices.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

type Named = readonly [name: string, meaning: string];
type Peril = HomeValues["covers"][number];

/** Words of the tables below the home tool's answer. */
export interface HomeBlockWords {
  readonly perils: Readonly<Record<Peril, Named>>;
  readonly insured: {
    readonly title: string;
    readonly columns: readonly [subject: string, insurer: string, note: string];
    readonly you: string;
    readonly other: Readonly<Record<UnitKind, string>>;
    readonly building: string;
    readonly buildingNote: Readonly<Record<UnitKind, string>>;
    readonly belongings: Named;
    readonly improvements: Named;
    readonly deductible: Named;
    /** When an owner owes the corporation's deductible, where a source says so. */
    readonly deductibleIn: Readonly<Partial<Record<ProvinceCode, CellWords>>>;
    readonly assessment: Named;
    readonly liability: Named;
    /** Quebec's minimums, in a smaller and a larger building. */
    readonly liabilityInQuebec: (smaller: string, larger: string) => string;
    readonly livingExpenses: Named;
  };
  readonly prices: {
    readonly columns: readonly [place: string, price: string, measure: string];
    readonly note: string;
    readonly none: string;
    readonly noneIn: (province: string) => string;
    readonly houses: string;
    readonly units: Readonly<Record<UnitKind, string>>;
    readonly range: (from: string, to: string) => string;
    readonly per: Readonly<Record<UnitPrice["per"], string>>;
    /** Prices around Toronto that have no date. */
    readonly tenantsInToronto: readonly (readonly [what: string, price: string, terms: string])[];
  };
  readonly left: {
    readonly title: string;
    readonly columns: readonly [question: string, answer: string];
    readonly partialLoss: string;
    readonly quake: (deductible: string) => string;
    readonly deductible: string;
    readonly assessment: string;
    readonly years: (value: number) => string;
  };
  readonly addOns: {
    readonly title: string;
    readonly columns: readonly [name: string, meaning: string, held: string];
    readonly notAnswered: string;
    readonly yes: string;
    readonly no: string;
  };
}

const headersOf = (names: readonly string[]) => names.map((header) => ({ header }));

/** An amount or a range of a published price. */
export function priceText(dollars: number | DollarRange, range: (from: string, to: string) => string): string {
  return typeof dollars === "number"
    ? formatDollars(dollars)
    : range(formatDollars(dollars.from), formatDollars(dollars.to));
}

/** The tables below the home tool's answer. */
export function homeBlocks(words: HomeBlockWords) {
  function whoInsures(dwelling: UnitKind, province: ProvinceCode | null): AnswerBlock {
    const { title, columns, you, other, ...parts } = words.insured;
    const mine = ([name, note]: Named): readonly CellWords[] => [name, you, note];
    const [smaller, larger] = condoLiability.QC.value;
    const deductible = province === null ? undefined : parts.deductibleIn[province];
    return {
      kind: "table",
      title,
      columns: headersOf(columns),
      rows: [
        [parts.building, other[dwelling], parts.buildingNote[dwelling]],
        mine(parts.belongings),
        ...(dwelling === "condo"
          ? [
              mine(parts.improvements),
              [parts.deductible[0], you, deductible ?? parts.deductible[1]],
              mine(parts.assessment),
            ]
          : []),
        dwelling === "condo" && province === "QC"
          ? [
              parts.liability[0],
              you,
              {
                text: parts.liabilityInQuebec(formatDollars(smaller), formatDollars(larger)),
                basis: condoLiability.QC.basis,
              },
            ]
          : mine(parts.liability),
        mine(parts.livingExpenses),
      ],
    };
  }

  function priceTable(title: string, rows: readonly (readonly CellWords[])[], note = words.prices.note): AnswerBlock {
    const [place, price, measure] = words.prices.columns;
    return {
      kind: "table",
      title,
      columns: [{ header: place }, { header: price, numeric: true }, { header: measure }],
      rows,
      note,
    };
  }

  function unitPriceTable(dwelling: UnitKind, province: ProvinceCode | null): AnswerBlock {
    const { units, per, range, tenantsInToronto, noneIn, note } = words.prices;
    const ofKind = unitPrices.filter((price) => price.dwelling === dwelling);
    const found = ofKind.filter((price) => price.province === null || price.province === province);
    // Without a figure of its own a province is shown the others'.
    const shown = found.length > 0 ? found : ofKind;
    const rows = shown.map(({ province: place, dollars, per: time, period, source }) => [
      place === null ? "Canada" : provinceNamesByCode[place],
      { text: `${priceText(dollars, range)} ${per[time]}`, basis: source },
      pricePeriod(period),
    ]);
    const toronto = tenantsInToronto.map(([what, text, terms]) => [what, { text, basis: "S984" as const }, terms]);
    return priceTable(
      units[dwelling],
      dwelling === "tenant" ? [...rows, ...toronto] : rows,
      found.length > 0 || province === null ? note : `${noneIn(provinceNamesByCode[province])} ${note}`,
    );
  }

  function housePrices(province: ProvinceCode | null): readonly AnswerBlock[] {
    if (province === null) return [];
    const { houses, none, per, range } = words.prices;
    const name = provinceNamesByCode[province];
    const rows = homePricesIn(province).map(({ dollars, measures, period, source }) => [
      name,
      { text: `${priceText(dollars, range)} ${per.year}`, basis: source },
      `${priceMeasures[measures]}, ${pricePeriod(period)}`,
    ]);
    return [priceTable(houses, rows.length === 0 ? [[name, "–", none]] : rows)];
  }

  function leftToYou(answer: HomeAnswer, { quakePct }: HomeValues): readonly AnswerBlock[] {
    const { partialLossPayout, quakeOutOfPocket, deductibleYears, assessmentGap } = answer;
    const { title, columns, partialLoss, quake, deductible, assessment, years } = words.left;
    const rows = [
      [partialLoss, partialLossPayout, formatRounded],
      [quake(formatPercent(quakePct / 100)), quakeOutOfPocket, formatDollars],
      [deductible, deductibleYears, years],
      [assessment, assessmentGap, formatDollars],
    ] as const;
    const known = rows.flatMap(([label, value, format]) => (value === null ? [] : [[label, format(value)]]));
    if (known.length === 0) return [];
    return [
      { kind: "table", title, columns: [{ header: columns[0] }, { header: columns[1], numeric: true }], rows: known },
    ];
  }

  /** Without any tick nobody said what the policy covers. */
  function addOns(perils: readonly Peril[], held: readonly Peril[]): AnswerBlock {
    const { title, columns, notAnswered, yes, no } = words.addOns;
    return {
      kind: "table",
      title,
      columns: headersOf(columns),
      rows: perils.map((peril) => [
        ...words.perils[peril],
        held.length === 0 ? notAnswered : held.includes(peril) ? yes : no,
      ]),
    };
  }

  return (answer: HomeAnswer, values: HomeValues): readonly AnswerBlock[] => {
    const { dwelling, province, covers, unitCovers } = values;
    const blocks =
      dwelling === "house"
        ? [...housePrices(province), addOns(homeInputs.covers.options, covers)]
        : [
            whoInsures(dwelling, province),
            unitPriceTable(dwelling, province),
            addOns(homeInputs.unitCovers.options, unitCovers),
          ];
    return [...leftToYou(answer, values), ...blocks];
  };
}
