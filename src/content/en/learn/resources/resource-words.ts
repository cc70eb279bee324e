/** The words around each free resource. */
export const resourceWords = {
  kicker: "Free resource",
  howToUse:
    "Tick the boxes and type on the lines here, or print the page and fill it in by hand. What you enter stays in this window: it is not sent or saved, and it is gone when you leave the page.",
  print: "Print or save as PDF",
} as const;
