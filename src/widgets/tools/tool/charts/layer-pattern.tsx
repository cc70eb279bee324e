const tones = [
  "text-brand",
  "text-positive",
  "text-info",
  "text-ink-soft",
  "text-caution",
  "text-brand-strong",
] as const;

/** Colour of the layer at an index of a stack. */
export function layerTone(index: number): string {
  return tones[index % tones.length] ?? tones[0];
}

export interface LayerPatternProps {
  readonly id: string;
  /** Index of the layer. Each has its own texture, so that layers don't differ by colour alone. */
  readonly index: number;
}

/** Texture of one layer of a stack: solid, hatched, dotted, ruled, cross-hatched or vertical. */
export function LayerPattern({ id, index }: LayerPatternProps) {
  const kind = index % 6;
  return (
    <pattern
      id={id}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      className={layerTone(index)}
      {...((kind === 1 || kind === 4) && { patternTransform: "rotate(45)" })}
    >
      {kind === 0 && <rect width="8" height="8" fill="currentColor" />}
      {kind === 1 && <rect width="3.5" height="8" fill="currentColor" />}
      {kind === 2 && <circle cx="4" cy="4" r="2.2" fill="currentColor" />}
      {kind === 3 && <rect width="8" height="3" fill="currentColor" />}
      {kind === 4 && <path d="M0 0h2v8H0zM0 0h8v2H0z" fill="currentColor" />}
      {kind === 5 && <rect width="3" height="8" fill="currentColor" />}
    </pattern>
  );
}
