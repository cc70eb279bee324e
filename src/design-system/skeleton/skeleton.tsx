import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

export interface SkeletonProps {
  /** Announced to assistive technology while the content loads. */
  readonly label: string;
  /** `SkeletonShape`s, laid out as the content will be. */
  readonly children: ReactNode;
}

/**
 * Placeholder for content that is loading. Its shapes are visual only; the label is for assistive technology.
 *
 * Accessibility: announced once as busy with its label. The shapes are never announced.
 */
export function Skeleton({ label, children }: SkeletonProps) {
  return (
    <div data-slot="skeleton" aria-busy="true">
      <output className="sr-only">{label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const shapeRecipe = cva("block max-w-full animate-pulse bg-line forced-colors:border", {
  variants: {
    shape: {
      text: "my-2 h-3.5 rounded-small",
      heading: "my-3 h-8 rounded-small",
      block: "h-40 rounded-medium",
      control: "h-target rounded-medium",
      circle: "size-12 rounded-round",
    },
    width: { full: "", most: "w-4/5", half: "w-1/2" },
  },
  defaultVariants: { shape: "text", width: "full" },
});

export interface SkeletonShapeProps {
  /** Content that the shape replaces. Default: `text`. */
  readonly shape?: "text" | "heading" | "block" | "control" | "circle";
  /** Share of the line's width. Default: `full`. */
  readonly width?: "full" | "most" | "half";
}

/** One grey shape inside a `Skeleton`. */
export function SkeletonShape({ shape, width }: SkeletonShapeProps) {
  return <span data-slot="skeleton-shape" className={shapeRecipe({ shape, width })} />;
}
