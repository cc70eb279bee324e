/**
 * Lets the text of summaries be selected. Browsers open and close the details even if the press has selected text; a
 * second click, which selects a word, would also close what the first has opened.
 */
export function keepSelectedSummaries(): void {
  addEventListener("click", (event) => {
    const isSummary = event.target instanceof Element && event.target.closest("summary") !== null;
    if (isSummary && event.detail > 0 && getSelection()?.type === "Range") event.preventDefault();
  });
}
