/** Styles of the link and of the button, equally wide, so that nothing shifts once the choice is known. Small phones have no room for a frame. */
export const headerProvinceLook =
  "min-h-target min-w-target shrink-0 cursor-pointer items-center justify-center gap-0.5 rounded-medium border-line-strong min-[24rem]:min-w-14 min-[24rem]:gap-1 min-[24rem]:border min-[24rem]:px-1 font-semibold text-ink no-underline hover:border-brand hover:bg-brand-wash inline-flex desktop:min-w-28";
