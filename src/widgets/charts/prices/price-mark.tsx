/** Shapes of the series of a plot, so that no reading depends on colour. */
export const markShapes = ["circle", "diamond", "square", "triangle", "cross"] as const;

export type MarkShape = (typeof markShapes)[number];

export interface PriceMarkProps {
  readonly shape: MarkShape;
}

/** A mark around the origin of its drawing. */
export function PriceMark({ shape }: PriceMarkProps) {
  switch (shape) {
    case "circle":
      return <circle r="5.5" className="fill-brand stroke-surface" />;
    case "diamond":
      return <path d="M0 -7 L7 0 L0 7 L-7 0 Z" className="fill-surface stroke-accent" strokeWidth="2.5" />;
    case "square":
      return <rect x="-5" y="-5" width="10" height="10" className="fill-accent stroke-surface" />;
    case "triangle":
      return <path d="M0 -6.5 L6.5 5 L-6.5 5 Z" className="fill-surface stroke-brand" strokeWidth="2.5" />;
    case "cross":
      return <path d="M-5 -5 L5 5 M-5 5 L5 -5" className="stroke-ink" strokeWidth="2.5" />;
  }
}

/** A mark among text. */
export function MarkInText({ shape }: PriceMarkProps) {
  return (
    <svg aria-hidden="true" width="16" height="16" className="inline-block flex-none align-[-0.15em]">
      <svg x="8" y="8" className="overflow-visible">
        <PriceMark shape={shape} />
      </svg>
    </svg>
  );
}
