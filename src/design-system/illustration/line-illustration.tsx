import { cva } from "class-variance-authority";
import {
  autoPlate,
  homePlate,
  lifePlate,
  type Plate,
  travelPlate,
  healthPlate,
  businessPlate,
  disabilityPlate,
} from "./line-plates.ts";

const plates = {
  life: lifePlate,
  home: homePlate,
  auto: autoPlate,
  travel: travelPlate,
  health: healthPlate,
  business: businessPlate,
  disability: disabilityPlate,
} as const satisfies Record<string, Plate>;

/** The lines that have a plate. */
export type IllustratedLine = keyof typeof plates;

const illustration = cva("block shrink-0", {
  variants: {
    size: {
      small: "size-10",
      medium: "size-24",
      large: "aspect-square h-auto w-full max-w-120",
    },
  },
  defaultVariants: { size: "medium" },
});

/* In pixels at any size, because the lines don't scale with the plate. */
const weights = {
  small: { core: 1.5, accent: 2, dash: "5 3" },
  medium: { core: 1.5, accent: 2, dash: "8 5" },
  large: { core: 1.75, accent: 2.75, dash: "20 12" },
} as const;

export interface LineIllustrationProps {
  /** Line of insurance to draw. */
  readonly line: IllustratedLine;
  /**
   * `small` (40 px) beside a label, `medium` (96 px) in a card, `large` (up to 480 px) at the head of a page.
   * Default: `medium`.
   */
  readonly size?: "small" | "medium" | "large";
}

/**
 * A line's plate, in the style of an engraved field guide. Decorative: the text beside it gives the meaning. The plate
 * takes the colour of the surrounding text, with one accent.
 */
export function LineIllustration({ line, size }: LineIllustrationProps) {
  const plate: Plate = plates[line];
  const tier = size ?? "medium";
  const weight = weights[tier];
  const stroke = { stroke: "currentColor", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <svg
      data-slot="line-illustration"
      aria-hidden="true"
      viewBox="0 0 120 120"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={illustration({ size })}
    >
      {tier === "large" && <path d={plate.fine} strokeWidth="0.9" {...stroke} />}
      {tier !== "small" && <path d={plate.detail} strokeWidth={tier === "large" ? 1.25 : 1} {...stroke} />}
      <path d={plate.core} strokeWidth={weight.core} {...stroke} />
      <path
        d={plate.accent}
        strokeWidth={weight.accent}
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
        {...(plate.dashed === true && { strokeDasharray: weight.dash, strokeLinecap: "butt" })}
      />
    </svg>
  );
}
