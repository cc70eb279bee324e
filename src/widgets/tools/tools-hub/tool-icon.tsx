import Blend from "lucide-react/dist/esm/icons/blend.mjs";
import BookMarked from "lucide-react/dist/esm/icons/book-marked.mjs";
import Calculator from "lucide-react/dist/esm/icons/calculator.mjs";
import Landmark from "lucide-react/dist/esm/icons/landmark.mjs";
import Layers from "lucide-react/dist/esm/icons/layers.mjs";
import Scale from "lucide-react/dist/esm/icons/scale.mjs";
import Sunset from "lucide-react/dist/esm/icons/sunset.mjs";
import type { ToolId } from "#domain/tool-id.ts";

const icons: Partial<Record<ToolId, typeof Calculator>> = {
  "coverage-gap-analyzer": Blend,
  "multi-policy-savings": Layers,
  "estate-planning-review": Landmark,
  "senior-insurance-review": Sunset,
  "insurance-comparison-tool": Scale,
  "provincial-insurance-guide": BookMarked,
};

export interface ToolIconProps {
  readonly id: ToolId;
}

/** Decorative icon beside a tool's title, as wide as its container. */
export function ToolIcon({ id }: ToolIconProps) {
  const Icon = icons[id] ?? Calculator;
  return <Icon aria-hidden="true" className="size-full" strokeWidth={1} />;
}
