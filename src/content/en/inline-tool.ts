/** Words of a tool embedded in a text. */
export const inlineToolWords = {
  open: "Open the calculator here",
  close: "Close the tool",
  failed: "The tool couldn’t be loaded. Try again, or follow the link above.",
  wholeLife: "Compare four methods, print it or share it",
} as const;
