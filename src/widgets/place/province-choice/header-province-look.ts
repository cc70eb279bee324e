/** Styles of the link and of the button, equally wide, so that nothing shifts once the choice is known. */
export const headerProvinceLook =
  "min-h-target min-w-14 shrink-0 cursor-pointer items-center justify-center gap-1 rounded-medium border border-line-strong px-1 font-semibold text-ink no-underline hover:border-brand hover:bg-brand-wash inline-flex desktop:min-w-28";
