/**
 * Lets the text of summaries be selected. Browsers open and close the details even if the press has selected text; a
 * second click, which selects a word, would also close what the first has opened.
 */
export function keepSelectedSummaries(): void {
  addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || event.detail === 0) return;
    const summary = event.target.closest("summary");
    const selection = getSelection();
    if (summary !== null && selection?.type === "Range" && selection.containsNode(summary, true))
      event.preventDefault();
  });
}
