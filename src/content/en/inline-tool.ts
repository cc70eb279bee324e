/** Words of a tool embedded in a text. */
export const inlineToolWords = {
  open: "Work it out here",
  close: "Close the tool",
  failed: "The tool could not be loaded. Try again, or follow the link above.",
  wholeLife: "Compare four methods, print it or share it",
} as const;
