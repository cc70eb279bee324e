import { cva } from "class-variance-authority";
import { useRef, useState, type MouseEvent, type ReactNode } from "react";
import { isPlainClick } from "#design-system/link/is-plain-click.ts";
import { listRole } from "#design-system/layout/layout-element.ts";
import { useLinkComponent } from "#design-system/link/link.tsx";
import type { Province, ProvinceSlug } from "#domain/province.ts";
import { formatDollars } from "#format/money.ts";
import { useIsHydrated } from "#platform/hydration.tsx";
import { ScriptedOnly } from "#platform/hydration.tsx";
import { ProvincePanel } from "./province-choice/province-panel.tsx";
import * as words from "#words/province.ts";
import { useProvince } from "./province-choice/province-choice.ts";

/** Fields of a province that the map needs. */
export type MapProvince = Pick<Province, "slug" | "name" | "abbreviation" | "tile">;

/** Amounts that shade the tiles. */
export interface MapPrices {
  /** Dollars by province; `null` where there is no figure. */
  readonly of: Readonly<Record<ProvinceSlug, number | null>>;
  /** Announced on a tile without a figure, which shows a dash. */
  readonly none: string;
  /** Subject of the amounts, with their year and the meaning of the shades. */
  readonly legend: ReactNode;
  /** Sentence about one amount. */
  readonly fact: (amount: string, province: ProvinceSlug) => string;
}

export interface ProvinceMapProps {
  readonly provinces: readonly MapProvince[];
  /** The guide being read. */
  readonly current?: ProvinceSlug;
  /** Name of the navigation. */
  readonly label?: string;
  readonly prices?: MapPrices;
}

/* Written out, because Tailwind generates only classes that the source contains literally. */
const columns = [
  "col-start-1",
  "col-start-2",
  "col-start-3",
  "col-start-4",
  "col-start-5",
  "col-start-6",
  "col-start-7",
];
const rows = ["row-start-1", "row-start-2", "row-start-3", "row-start-4"];

const tile = cva(
  "flex h-full min-h-target flex-wrap content-between items-baseline justify-between border p-1.5 no-underline aria-expanded:inset-ring-2 aria-expanded:inset-ring-ink hover:border-ink focus-visible:z-1 @min-[21.5rem]:@max-[36rem]:justify-center @min-[21.5rem]:@max-[36rem]:px-0 @min-[21.5rem]:@max-[36rem]:text-center",
  {
    variants: {
      shade: {
        current: "border-deep bg-deep text-on-deep",
        none: "border-dashed border-line-strong text-ink",
        0: "border-brand-line bg-surface text-ink",
        1: "border-brand-line bg-brand-wash text-ink",
        2: "border-brand-line bg-brand-line text-ink",
        3: "border-brand bg-brand text-on-brand",
      },
      isMarked: { true: "inset-ring-2 inset-ring-accent", false: "" },
    },
  },
);

const abbreviationRecipe = cva("font-display text-body font-semibold @min-[52rem]:text-heading-3", {
  variants: { isMarked: { true: "underline decoration-2 underline-offset-4", false: "" } },
});

/** Least amount of each darker shade. */
const steps = [1000, 1200, 1500];

function shadeOf(price: number | null | undefined) {
  if (price === undefined) return 1;
  if (price === null) return "none";
  const shades = [0, 1, 2, 3] as const;
  return shades[steps.filter((step) => price >= step).length] ?? 3;
}

function NoFigure({ none }: { readonly none: string | undefined }) {
  return (
    <span className="relative">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{none}</span>
    </span>
  );
}

const guideOf = (slug: ProvinceSlug) => `/provincial/${slug}-insurance-guide` as const;

/**
 * Canada as tiles; where tiles don't fit, a list. A press opens a panel, from which the province is used on the whole
 * site or its guide is opened. Without scripts each tile is a link to the guide. With `prices`, each tile has its
 * amount, and a darker tile is dearer.
 *
 * Accessibility: a named navigation with a list, north first and west to east. Each tile is named in full; the panel
 * takes the focus, and Escape returns it to the tile.
 */
export function ProvinceMap({ provinces, current, label = words.provincialGuides, prices }: ProvinceMapProps) {
  const Link = useLinkComponent();
  const isHydrated = useIsHydrated();
  const [yours] = useProvince();
  const [opened, setOpened] = useState<MapProvince | null>(null);
  const pressed = useRef<HTMLAnchorElement>(null);
  const inMapOrder = provinces.toSorted(
    (one, other) => one.tile.row - other.tile.row || one.tile.column - other.tile.column,
  );

  function open(event: MouseEvent<HTMLAnchorElement>, province: MapProvince) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    pressed.current = event.currentTarget;
    setOpened(province);
  }

  function close() {
    setOpened(null);
    pressed.current?.focus();
  }

  const price = opened === null ? undefined : prices?.of[opened.slug];
  return (
    <nav data-slot="province-map" aria-label={label} className="@container print:hidden">
      {/* Tiles need seven columns; where they don't fit, the same items are a list. */}
      <div className="max-w-224 gap-0.5 @min-[21.5rem]:grid @min-[21.5rem]:grid-cols-7 tablet:gap-1.5">
        <ol role={listRole("ol")} className="columns-[8rem] gap-0.5 @min-[21.5rem]:contents">
          {inMapOrder.map((province) => {
            const { slug, name, abbreviation, tile: place } = province;
            const isMarked = slug === current || abbreviation === yours;
            const amount = prices?.of[slug];
            return (
              <li
                key={slug}
                className={`break-inside-avoid @min-[52rem]:min-h-24 ${columns[place.column] ?? ""} ${rows[place.row] ?? ""}`}
              >
                <Link
                  href={guideOf(slug)}
                  aria-current={slug === current ? "page" : undefined}
                  aria-expanded={isHydrated ? opened?.slug === slug : undefined}
                  className={tile({ shade: slug === current ? "current" : shadeOf(amount), isMarked })}
                  onClick={(event) => open(event, province)}
                >
                  <span className={abbreviationRecipe({ isMarked })}>{abbreviation}</span>
                  {amount !== undefined && (
                    <span className="text-caption @min-[21.5rem]:@max-[36rem]:tracking-tighter">
                      {" "}
                      {amount === null ? <NoFigure none={prices?.none} /> : <span>{formatDollars(amount)}</span>}
                    </span>
                  )}
                  {/* A tile of this width fits "Newfoundland"; below it, only a list does. */}
                  <span className="w-full text-caption @min-[21.5rem]:@max-[52rem]:sr-only">{` ${name}`}</span>
                </Link>
              </li>
            );
          })}
        </ol>
        {/* The empty corner of the map, in the south-west. */}
        <div className="col-span-full self-end pt-4 @min-[36rem]:col-span-5 @min-[36rem]:row-span-2 @min-[36rem]:row-start-3 @min-[36rem]:pe-6">
          {opened !== null ? (
            <ProvincePanel
              key={opened.slug}
              province={opened.abbreviation}
              name={opened.name}
              guide={guideOf(opened.slug)}
              fact={typeof price === "number" ? prices?.fact(formatDollars(price), opened.slug) : undefined}
              onEscape={close}
            />
          ) : (
            <div className="text-small text-ink-soft">
              {prices !== undefined && <span>{prices.legend}</span>}
              <ScriptedOnly>
                <p>{words.pressAProvince}</p>
              </ScriptedOnly>
            </div>
          )}
        </div>
      </div>
    </nav>
  );
}

/** Outline of a tile in a `ProvinceLocator`. */
const square = ({ tile: { column, row } }: MapProvince) => `M${column * 17 + 1},${row * 17 + 1}h15v15h-15z`;

/** Where a province is: the map's tiles in lines, its own in the accent. Decorative: the title names the province. */
export function ProvinceLocator({ provinces, current }: Required<Pick<ProvinceMapProps, "provinces" | "current">>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 70" fill="none" className="w-full">
      <path d={provinces.map(square).join("")} stroke="currentColor" vectorEffect="non-scaling-stroke" />
      <path
        d={provinces.filter(({ slug }) => slug === current).map(square)[0]}
        className="stroke-accent"
        strokeWidth="1.5"
      />
    </svg>
  );
}
