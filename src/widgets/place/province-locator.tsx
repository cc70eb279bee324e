import type { ProvinceMapProps } from "./province-map.tsx";

export type ProvinceLocatorProps = Required<Pick<ProvinceMapProps, "provinces" | "current">>;

/** Outline of a tile. */
const square = ({ tile: { column, row } }: ProvinceMapProps["provinces"][number]) =>
  `M${column * 17 + 1} ${row * 17 + 1}h15v15h-15z`;

/** Where a province is: the map's tiles in lines, its own in the accent. Decorative: the title names the province. */
export function ProvinceLocator({ provinces, current }: ProvinceLocatorProps) {
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
