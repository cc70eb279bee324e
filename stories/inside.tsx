import type { ComponentType } from "react";

/** Decorator: shows a story in a box with these classes, such as a width. */
export const inside = (className: string) => (Story: ComponentType) => (
  <div className={className}>
    <Story />
  </div>
);
