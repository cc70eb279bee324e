import { cva } from "class-variance-authority";

/**
 * `solid` is a filled circle, `open` a dashed square: the two sides of a picture differ in shape as well as in colour.
 */
export type MarkLook = "solid" | "open";

/** A number in a drawing, explained by the item with the same number beside it. */
export interface PictureMark {
  readonly x: number;
  readonly y: number;
  readonly look: MarkLook;
}

const numberMark = cva("inline-flex size-7 items-center justify-center text-caption font-bold tabular-nums", {
  variants: {
    look: {
      solid: "rounded-round border border-brand bg-brand text-on-brand",
      open: "border border-dashed border-accent bg-surface text-ink",
    },
  },
});

export interface MarkProps {
  readonly number: number;
  readonly look?: MarkLook | undefined;
}

/** A number in or beside a picture. */
export function Mark({ number, look = "solid" }: MarkProps) {
  return <span className={numberMark({ look })}>{number}</span>;
}

export interface DrawnMarksProps {
  readonly marks: readonly PictureMark[];
  /** Number of the first mark. Default: 1. */
  readonly first?: number;
}

/** The numbers of a drawing, in units of its view box. */
export function DrawnMarks({ marks, first = 1 }: DrawnMarksProps) {
  return marks.map(({ x, y, look }, index) => (
    <g key={`${x} ${y}`} stroke="none">
      {look === "solid" ? (
        <circle cx={x} cy={y} r="12" className="fill-brand forced-colors:fill-[CanvasText]" />
      ) : (
        <rect
          x={x - 11}
          y={y - 11}
          width="22"
          height="22"
          strokeWidth="1.5"
          strokeDasharray="4 2"
          className="fill-surface stroke-accent forced-colors:fill-[Canvas]"
        />
      )}
      <text
        x={x}
        y={y + 5}
        textAnchor="middle"
        className={
          look === "solid"
            ? "fill-on-brand font-text text-caption font-bold forced-colors:fill-[Canvas]"
            : "fill-ink font-text text-caption font-bold forced-colors:fill-[CanvasText]"
        }
      >
        {first + index}
      </text>
    </g>
  ));
}
