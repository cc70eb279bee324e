/** Paths of one plate, in a field of 120 by 120. */
interface TopicDrawing {
  /** Outlines. */
  readonly core: string;
  /** Finer lines within and around them. */
  readonly detail: string;
  /** The one highlighted element. */
  readonly accent: string;
}

const drawings = {
  /* A signpost with three arms, for three steps. */
  choosing: {
    core: "M57 112V16a3 3 0 0 1 6 0v96M63 24h34l9 9-9 9H63zM57 48H24l-9 9 9 9h33zM34 112h52",
    detail: "M71 33h20M29 57h20M57 42v6M63 42v30M24 112h6M90 112h8M44 106h9M68 106h8",
    accent: "M63 72h26l9 9-9 9H63z",
  },
  /* A claim form on its board, with the one tick that matters. */
  claims: {
    core: "M30 24h14v-4h9a7 7 0 0 1 14 0h9v4h14v88H30zM44 24v8h32v-8",
    detail: "M38 32v72h44V32M58 52h18M58 68h18M58 84h18M58 57h12M58 73h14M58 89h9M44 64h8v8h-8zM44 80h8v8h-8z",
    accent: "M43 51l4 5 8-11",
  },
  /* A balance that hangs level at last. */
  comparing: {
    core: "M60 18v86M24 34h72M42 108h36M60 104c-8 0-14 1-16 4M60 104c8 0 14 1 16 4M24 34L10 74h28zM8 74a16 12 0 0 0 32 0z",
    detail: "M24 34v40M96 34v40M56 18a4 4 0 1 1 8 0M54 34a6 6 0 0 0 12 0M14 80h20M86 80h20M57 44h6M57 52h6",
    accent: "M96 34L82 74h28zM80 74a16 12 0 0 0 32 0z",
  },
  /* A flight of steps, and a coin about to roll down it. */
  saving: {
    core: "M8 36v72M8 36h22v18h22v18h22v18h22v18M2 108h112",
    detail:
      "M14 42v60M20 42v60M26 42v60M36 60v42M42 60v42M48 60v42M58 78v24M64 78v24M70 78v24M80 96v6M86 96v6M92 96v6M40 40c6 4 9 8 10 11M62 58c6 4 9 8 10 11M84 76c6 4 9 8 10 11",
    accent: "M19 12a11 11 0 1 0 .01 0zM19 17v12",
  },
  /* The benefits booklet that nobody reads, with a place marked. */
  booklet: {
    core: "M60 32C48 22 30 20 12 24v72c18-4 36-2 48 8 12-10 30-12 48-8V24c-18-4-36-2-48 8zM60 32v72",
    detail:
      "M20 38c10-2 22-1 32 4M20 50c10-2 22-1 32 4M20 62c10-2 22-1 32 4M20 74c10-2 20-1 28 3M68 42c4-2 8-3 12-4M68 54c10-5 22-6 32-4M68 66c10-5 22-6 32-4M68 78c10-5 20-6 26-5M8 30v72c18-4 38-3 52 8 14-11 34-12 52-8V30",
    accent: "M84 23v25l6-6 6 6V22",
  },
  /* One umbrella over two houses, a car and a boat. */
  umbrella: {
    core: "M60 14v6M60 44v54a7 7 0 0 1-14 0M18 106V88l11-9 11 9v18zM78 106V84l12-10 12 10v22z",
    detail:
      "M25 106v-9h8v9M85 106v-11h10v11M84 88h12M24 91h10M10 106h32M56 106h54M60 20c-9 5-13 14-13 24M60 20c9 5 13 14 13 24",
    accent: "M8 52c4-20 24-32 52-32s48 12 52 32c-6-8-18-10-26-2-6-8-18-8-26-4-8-4-20-4-26 4-8-8-20-6-26 2z",
  },
  /* Three piles of papers: keep, change, drop. */
  piles: {
    core: "M4 56v44l19 9 16-9V56M44 80v20l19 9 16-9V80M84 97v3l17 8 15-8v-3M23 65v44M63 89v20",
    detail:
      "M4 62l19 9 16-9M4 68l19 9 16-9M4 74l19 9 16-9M4 80l19 9 16-9M4 86l19 9 16-9M4 93l19 9 16-9M44 86l19 9 16-9M44 93l19 9 16-9M14 55l12 6M19 52l12 6M54 79l12 6M59 76l12 6",
    accent: "M4 56l19 9 16-9-19-9zM44 80l19 9 16-9-19-9zM84 97l17 8 15-8-17-8z",
  },
} as const satisfies Record<string, TopicDrawing>;

export interface TopicPlateProps {
  /** Topic of the plate. */
  readonly topic: keyof typeof drawings;
}

/** A plate for guides about more than one line, in the style of the lines' plates. Decorative only. */
export function TopicPlate({ topic }: TopicPlateProps) {
  const { core, detail, accent } = drawings[topic];
  const stroke = { stroke: "currentColor", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <svg
      data-slot="topic-plate"
      data-topic={topic}
      aria-hidden="true"
      viewBox="0 0 120 120"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block aspect-square h-auto w-full"
    >
      <path d={detail} strokeWidth="1.1" {...stroke} />
      <path d={core} strokeWidth="1.75" {...stroke} />
      <path d={accent} strokeWidth="2.5" vectorEffect="non-scaling-stroke" className="stroke-accent" />
    </svg>
  );
}
