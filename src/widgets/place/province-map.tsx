import { cva } from "class-variance-authority";
import { listRole } from "#design-system/layout/layout-element.ts";
import { useLinkComponent } from "#design-system/link/link.tsx";
import type { Province, ProvinceSlug } from "#domain/province.ts";
import * as words from "#words/province.ts";

/** Fields of a province that the map needs. */
export type MapProvince = Pick<Province, "slug" | "name" | "abbreviation" | "tile">;

export interface ProvinceMapProps {
  readonly provinces: readonly MapProvince[];
  /** The guide being read. */
  readonly current?: ProvinceSlug;
  /** Name of the navigation. */
  readonly label?: string;
  /** Fallback where the tiles are too small for names: tiles with abbreviations, or a list of names. */
  readonly narrow?: "tiles" | "list";
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
  [
    "relative flex h-full min-h-target flex-col items-start justify-between border p-1.5 no-underline focus-visible:z-1",
    "transition-colors duration-(--duration-quick)",
  ],
  {
    variants: {
      current: {
        true: "border-deep bg-deep text-on-deep inset-ring-2 inset-ring-on-deep-accent",
        false: "border-brand-line bg-brand-wash text-ink hover:border-brand hover:bg-surface",
      },
    },
  },
);

const tiles = cva("max-w-224 grid-cols-7 gap-0.5 tablet:gap-1.5", {
  variants: { narrow: { tiles: "grid", list: "hidden @min-[52rem]:grid" } },
});

const abbreviationRecipe = cva("font-display text-body font-semibold @min-[36rem]:text-heading-3", {
  variants: { current: { true: "underline decoration-on-deep-accent decoration-2 underline-offset-4", false: "" } },
});

const guideOf = (slug: ProvinceSlug) => `/provincial/${slug}-insurance-guide`;

/** The same links, sorted by name. */
function ProvinceList({
  provinces,
  current,
}: Pick<ProvinceMapProps, "provinces"> & { current: ProvinceSlug | undefined }) {
  const Link = useLinkComponent();
  return (
    <ul
      role={listRole("ul")}
      data-slot="province-list"
      className="grid grid-cols-2 gap-x-6 border-t border-line @min-[36rem]:grid-cols-3 @min-[52rem]:hidden"
    >
      {provinces
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
        .map(({ slug, name }) => (
          <li key={slug} className="flex border-b border-line">
            <Link
              href={guideOf(slug)}
              aria-current={slug === current ? "page" : undefined}
              className="flex min-h-target grow items-center py-1.5 text-small font-semibold text-brand no-underline hover:underline aria-[current]:underline"
            >
              {name}
            </Link>
          </li>
        ))}
    </ul>
  );
}

/**
 * Canada as tiles, each a link to a provincial guide. The order of the links is that of the map: north first, west to
 * east.
 *
 * Accessibility: a named navigation with a list, north first and west to east. Each tile is named in full.
 */
export function ProvinceMap({
  provinces,
  current,
  label = words.provincialGuides,
  narrow = "tiles",
}: ProvinceMapProps) {
  const Link = useLinkComponent();
  const inMapOrder = provinces.toSorted(
    (one, other) => one.tile.row - other.tile.row || one.tile.column - other.tile.column,
  );
  return (
    <nav data-slot="province-map" aria-label={label} className="@container print:hidden">
      {narrow === "list" && <ProvinceList provinces={provinces} current={current} />}
      <ol role={listRole("ol")} className={tiles({ narrow })}>
        {inMapOrder.map(({ slug, name, abbreviation, tile: { column, row } }) => {
          const isCurrent = slug === current;
          return (
            <li
              key={slug}
              className={`min-w-0 @min-[36rem]:h-16 @min-[52rem]:h-24 ${columns[column] ?? ""} ${rows[row] ?? ""}`}
            >
              <Link
                href={guideOf(slug)}
                title={name}
                aria-current={isCurrent ? "page" : undefined}
                className={tile({ current: isCurrent })}
              >
                <span className={abbreviationRecipe({ current: isCurrent })}>{abbreviation}</span>
                {/* From this width on, a tile fits "Newfoundland". */}
                <span className="sr-only @min-[52rem]:not-sr-only @min-[52rem]:text-caption @min-[52rem]:leading-tight">
                  {" "}
                  {name}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
