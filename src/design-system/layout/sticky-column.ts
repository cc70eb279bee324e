import { cva } from "class-variance-authority";

/** A column that stays in view while its neighbour scrolls, where the window is wide and high enough for it. */
export const stickyColumn = cva("min-w-0 laptop:self-start laptop:tall:sticky", {
  variants: {
    /** Links and controls taller than the window scroll on their own, so that the last one is reachable. */
    holds: {
      controls: [
        "laptop:tall:top-5 laptop:tall:max-h-[calc(100dvh-2.5rem)] laptop:tall:overflow-y-auto",
        // Space for focus rings and slider thumbs, which the scroll container would clip.
        "laptop:tall:-m-3 laptop:tall:p-3",
      ],
      text: "laptop:tall:top-8",
    },
  },
});
