import { guidance } from "./guidance.ts";

/** What each part's page says about it. */
export interface PartNote {
  /** `stable`: its props stay. `new`: looks settled, props may still change. */
  readonly status: "stable" | "new";
  /** Version of the site that brought it; `next` is the one after 0.1.0. */
  readonly since: "0.1.0" | "next";
  /** What assistive technology gets, and what the caller must add to it. */
  readonly accessibility: string;
}

/** Parts that came after 0.1.0, whose props may still change. */
const newParts: readonly string[] = [
  "design-system/date-input",
  "widgets/asked-insurers",
  "widgets/comparison-workbook",
  "widgets/complaint-builder",
  "widgets/consultation-screen",
  "widgets/lead-outbox",
  "widgets/lead-receipt",
  "widgets/part-when-seen",
  "widgets/province-glance",
  "widgets/published-prices",
  "widgets/reading-bar",
  "widgets/sister-strip",
  "widgets/tool-in-place",
  "widgets/tool-panel",
  "widgets/tool-screen",
];

/** Of the parts without guidance, by the path of their stories. */
const accessibility: Readonly<Record<string, string>> = {
  "design-system/accordion": "Details under one name: opening one closes the other. Works without scripts.",
  "design-system/back-to-top": "A link with a name, shown past 300 pixels. The keyboard reaches it, which shows it.",
  "design-system/breadcrumb":
    "A named navigation with a list. The page itself is last, marked as current, and no link.",
  "design-system/date-input":
    "The browser's own date control, in the visitor's order of day and month. Needs a Field for its name.",
  "design-system/error-summary":
    "Takes the focus when it appears. Each error is a link that moves the focus to its field.",
  "design-system/floating-action": "48 pixels, named. The name shows beside it under the pointer and with the focus.",
  "design-system/hero": "Its title is the page's level 1. The figure beside it must say nothing that the words don't.",
  "design-system/illustration": "Decoration: never announced.",
  "design-system/logo": "The drawing is never announced; the name is text.",
  "design-system/on-page-nav": "A named navigation with a list. The part that is read is marked as the current place.",
  "design-system/progress": "The browser's own progress, named by its label; valueText says the value in words.",
  "design-system/prose": "Headings, lists and tables as the text has them. Keep the order of levels.",
  "design-system/quote": "A quotation with its source as the caption.",
  "design-system/sheet": "Takes the focus, keeps it, gives it back. Escape and the close button both leave it.",
  "design-system/skeleton": "Announced once as busy with its label. The shapes are never announced.",
  "design-system/skip-link": "The first stop for Tab. The target needs an id and must take the focus.",
  "design-system/slider":
    "Two ways to the same value: a track with arrow keys, and a box to type in. Both share the label.",
  "design-system/stat": "Heard as a term with its meaning, the label first, whatever stands on top.",
  "design-system/steps": "A list in order: its numbers are heard with each item.",
  "design-system/stress": "Every part at 320 pixels with long words: nothing reaches out of its frame.",
  "design-system/stress-content": "Long words, right to left and 400 % zoom, in running text.",
  "design-system/tag": "Text, or a link with the topic as its name.",
  "design-system/text-area": "Needs a Field for its name. Can be made taller by hand.",
  "design-system/theme": "Light, dark, reduced motion, forced colours and paper.",
  "design-system/toast":
    "Said at once if it is an error, else when there is a pause. F8 goes to it; pointing at it or focusing it stops its clock.",
  "design-system/toaster-gate": "What the toast says is said as well when its code can't be fetched.",
  "design-system/tooltip":
    "A button that opens the note by a press, never by hover; Escape closes it. Name the button by what is explained.",
  "widgets/actuarial-charts": "An image with its main finding as the name; every figure is in the table below.",
  "widgets/article-header": "The title is the page's level 1; the dates are times that machines can read.",
  "widgets/asked-insurers": "Text above the form, heard before its first field.",
  "widgets/bill-split": "Terms with their sums. The bars are never announced.",
  "widgets/checklist": "Boxes to tick, each named by its line, also on paper.",
  "widgets/claim-tips": "Terms with their meanings; columns follow the order of reading.",
  "widgets/company-profile": "One level 1, parts by level 2; grades are said in words.",
  "widgets/compare-tray": "What is chosen, and each change, is announced. It covers no field and no focus.",
  "widgets/comparison-table":
    "A caption, row and column heads; the sorted column says its order, and the number of rows is announced after a filter.",
  "widgets/comparison-workbook": "Each box is named by its row and its column.",
  "widgets/complaint-builder":
    "Questions as groups with a legend. The answer is a region that says when it has changed.",
  "widgets/consultation-screen": "A form with a summary of errors; every interest is a named choice.",
  "widgets/cost-badge": "The level is text; solid or outline repeats it.",
  "widgets/cost-bands": "Terms with ranges in words. The bars are never announced.",
  "widgets/coverage-split": "Two named figures: what is covered, what is not. The marks repeat the titles.",
  "widgets/csv-download": "A button that says what it saves. A failure is said in a toast.",
  "widgets/discount-list": "Worth first, name second, in one line of text.",
  "widgets/error-fallback": "Announced at once, with links that load the page anew.",
  "widgets/example": "A named remark: what is made up is called an example in words.",
  "widgets/exit-intent": "A dialog that opens once, never while somebody types. Escape closes it.",
  "widgets/faq-sections":
    "Sections and answers open by the browser's own details; the search says how many questions are left.",
  "widgets/fill-in": "Every blank and box has a name from its line or its row.",
  "widgets/glossary-term": "A button that opens a note called “Definition: …”. The letters are a named navigation.",
  "widgets/guide-beside": "The aside is read after the text, wherever it stands.",
  "widgets/guide-footer": "Reviewed when, by whom, what next, sources: each under a heading.",
  "widgets/guide-header": "The title is the page's level 1; the plate is never announced.",
  "widgets/guide-layout": "Contents come before the text, as a named navigation that marks what is read.",
  "widgets/guide-part": "The numeral is never announced: the heading must say the same in words.",
  "widgets/guide-text": "Headings and lists as the text has them. Needs PageReferences for its sources.",
  "widgets/hydration":
    "A control that needs the app shows once it runs; without scripts there is none that does nothing.",
  "widgets/income-layers": "A list of incomes with their times. The drawing is never announced.",
  "widgets/lead-dialog": "A dialog around the lead form; the focus goes back to what opened it.",
  "widgets/lead-outbox": "A status: a request that waits is announced, with a button each for Send now and Discard.",
  "widgets/lead-receipt": "Takes the focus when it appears, and stays.",
  "widgets/legal-page": "Numbered headings that can be linked; contents as a named navigation.",
  "widgets/life-needs-calculator":
    "Errors are listed with links to their fields; the sum so far and the result are announced.",
  "widgets/markdown": "Tables have captions and row heads; links name where they lead.",
  "widgets/mistakes": "A named figure: each mistake, then its remedy.",
  "widgets/need-chart": "A sentence says the main finding; every figure is in the table beside it.",
  "widgets/newsletter-signup": "A named region. What the button agrees to stands before it, in words.",
  "widgets/next-step": "A heading with two links or buttons that say where they lead.",
  "widgets/page-placeholder": "Announced as loading; the shapes are never announced.",
  "widgets/page-questions": "Questions are headings within the browser's own details.",
  "widgets/page-references": "Each mark names its source; the list below has the same number.",
  "widgets/part-when-seen": "Keeps its room, and says so when it can't be fetched.",
  "widgets/premium-calculator": "A dialog. The estimate is announced, and the scale says the same in words.",
  "widgets/premium-calculator-button": "Named at all times, busy while the dialog comes, and announced when it can't.",
  "widgets/price-chart": "A sentence says the main finding; every figure is in the table near it.",
  "widgets/print-button": "A button that opens the browser's print view.",
  "widgets/product-notes": "Terms with their meanings.",
  "widgets/province-glance": "Terms with values; the button says whether the province is one's own.",
  "widgets/province-map": "A named navigation with a list, north first and west to east. Each tile is named in full.",
  "widgets/province-note": "A named note, so that others can skip it.",
  "widgets/provincial-guide": "One level 1, parts by level 2, contents where the layout has room.",
  "widgets/published-prices": "A list: each price with what it measures and when.",
  "widgets/rank-badge": "The words carry the rank, the icon repeats it.",
  "widgets/ranking-weights": "Sliders in a fieldset; the new order is announced, with how far each insurer moved.",
  "widgets/rating-badge": "Says “Rating:” before the grade where no label does. Colour and icon repeat it.",
  "widgets/reading-bar":
    "A button that names the section and opens a named list of sections. It leaves when the keyboard's focus moves.",
  "widgets/risk-pool": "The caption says in words what the drawing counts.",
  "widgets/sister-strip": "A named aside with one sentence.",
  "widgets/site-footer": "Groups of links under headings; the province is a named control.",
  "widgets/site-nav":
    "A named navigation. The menu is a popover that Escape closes; the page's own link is marked as current.",
  "widgets/site-search": "A dialog with a search box; the number of results is announced.",
  "widgets/source-list": "A list under the numbers of the marks; the link names the page.",
  "widgets/structured-data": "For machines only: nothing is shown or announced.",
  "widgets/tool-in-place":
    "A button that says whether the tool is open and names its room. The tool follows it in reading order; the focus stays.",
  "widgets/tool-panel":
    "A form by parts; problems stand beside their fields, the answer is announced once one stops typing.",
  "widgets/tool-screen": "The tool first, the form for a person after it, each under its heading.",
  "widgets/tools-hub": "Categories under headings; each tool is one link or button, named by its title.",
  "widgets/topic-plate": "Decoration: never announced.",
  "widgets/umbrella-cover": "A figure with a list; the caption says what is missing.",
  "widgets/working-ledger": "A table: each sum has a row head that names it.",
};

/** What the page of a part says; `path` is that of its stories. */
export function partNote(path: string): PartNote | undefined {
  const words = guidance[path]?.accessibility ?? accessibility[path];
  if (words === undefined) return undefined;
  const isNew = newParts.includes(path);
  return { status: isNew ? "new" : "stable", since: isNew ? "next" : "0.1.0", accessibility: words };
}

/** Parts that have words here. */
export const notedParts: readonly string[] = [...new Set([...Object.keys(accessibility), ...newParts])];
