import { cva } from "class-variance-authority";
import type { PlateName } from "./plate-name.ts";
import sheet from "./plates.svg?no-inline";

const plate = cva("stroke-accent", {
  variants: {
    size: {
      small: "size-11 shrink-0",
      compact: "size-16 shrink-0",
      medium: "w-24 max-w-full shrink-0",
      large: "w-full",
    },
  },
});

/** How much of the drawing is legible at a size: the end of a group's id. */
const levels = { small: "", compact: "", medium: "-detail", large: "-fine" } as const;

export interface PlateProps {
  /** What is drawn. */
  readonly name: PlateName;
  /**
   * `small` (44 px) beside a label, `compact` (64 px) in a row, `medium` (96 px) in a card, `large` as wide as its
   * container. Default: `medium`.
   */
  readonly size?: keyof typeof levels;
}

/**
 * A drawing in the style of an engraved field guide, from the one file that holds all of them. Takes the colour of the
 * surrounding text, with one mark in the accent.
 *
 * For the head of a page and for a choice between pages.
 *
 * - Do: put it beside words that say the same.
 * - Don't: let it say what the words don't.
 * - Accessibility: decorative, and hidden from assistive technology.
 */
export function Plate({ name, size = "medium" }: PlateProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className={plate({ size })}>
      <use href={`${sheet}#${name}${levels[size]}`} />
    </svg>
  );
}
