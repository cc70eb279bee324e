/** What a designer needs to know before choosing a part. */
export interface Guidance {
  /** When this part is the right one, and what to take otherwise. */
  readonly use: string;
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** What assistive technology gets, and what the caller must add to it. */
  readonly accessibility: string;
}

/** For the twenty parts that pages use most, by the path of their stories. */
export const guidance: Readonly<Record<string, Guidance>> = {
  "design-system/button": {
    use: "For something that happens on the page. To go somewhere, take a link or ButtonLink.",
    dos: ["Start with a verb that says what happens: “Send my request”.", "Give a screen one primary button."],
    donts: [
      "Do not disable it to show that a field is missing: let it be pressed, and say what is missing.",
      "No icon without words.",
    ],
    accessibility: "At least 44 pixels high. While it waits it keeps its focus and is announced as busy.",
  },
  "design-system/link": {
    use: "For a way to another page or place. What changes something here is a button.",
    dos: [
      "Let the words name where it leads, also when read alone.",
      "Use external for other sites: it adds the mark and the words for a new tab.",
    ],
    donts: [
      "Never “click here” or “learn more”.",
      "Do not take the underline away in running text: colour alone says nothing.",
    ],
    accessibility: "The browser's own link. The new tab is said in words to those who cannot see the mark.",
  },
  "design-system/heading": {
    use: "For every title. The level says where it stands in the outline; the size is chosen apart from it.",
    dos: ["Sentence case, and say what follows.", "Use HeadingBlock where a lead or a kicker belongs to it."],
    donts: ["Do not skip a level for the looks.", "Do not rely on the kicker: the title must make sense without it."],
    accessibility: "Screen reader users travel by headings: one level 1 on a page, no gaps below it.",
  },
  "design-system/layout": {
    use: "For all space between parts: Stack down, Cluster across, Grid for equals, Sidebar for a column beside the text, Section for a band.",
    dos: ["Let the parent decide about space.", "Name a Section by its heading with labelledBy."],
    donts: ["No margin on a part.", "No width in pixels: parts follow the room they have."],
    accessibility: "The order in the code is the order of reading and of focus; no layout part changes it.",
  },
  "design-system/field": {
    use: "Around every text box, number box and select. Checkbox and radio group bring their own label.",
    dos: ["Put the hint where it is read before typing.", "Say in the error how to mend it."],
    donts: ["No placeholder in place of a label.", "No asterisk alone: the form says what it means."],
    accessibility: "Ties label, hint and error to the control, so that all three are heard with it.",
  },
  "design-system/text-input": {
    use: "For one line of text. For amounts and counts, take NumberInput or MoneyInput.",
    dos: ["Set autoComplete where there is one.", "Let the width hint at what is expected."],
    donts: ["Do not format while somebody types.", "Do not cut what was pasted."],
    accessibility: "Needs a Field for its name.",
  },
  "design-system/number-input": {
    use: "For a number that people know by heart or look up. For a rough share, a Slider may be easier.",
    dos: ["Accept what people write: 1,000, 1 000 or $1,000.", "Say the unit beside the box."],
    donts: ["No browser number box: it drops what it cannot read and changes with the wheel."],
    accessibility: "Opens the digits on a phone. The unit is part of the name that is heard.",
  },
  "design-system/select": {
    use: "For one choice out of six or more. Up to five show better as a RadioGroup.",
    dos: ["Start with “Choose one” where no choice is safe to assume.", "Sort as readers look for it."],
    donts: ["Do not act on the change alone: somebody with a keyboard passes every choice."],
    accessibility: "The browser's own select, with what every phone makes of it.",
  },
  "design-system/checkbox": {
    use: "For a yes that stands alone: consent, one filter. For one of several, take a RadioGroup.",
    dos: ["Word it so that a tick means yes.", "Leave consent unticked."],
    donts: ["Never tick for the visitor what the law wants them to tick.", "No “do not” in the label."],
    accessibility: "The whole label can be pressed; hint and error are heard with it.",
  },
  "design-system/radio-group": {
    use: "For one choice out of two to five, all in sight.",
    dos: ["Ask the question in the legend.", "Put the most frequent answer first, or keep the natural order."],
    donts: ["No choice taken for granted where the answer changes the result."],
    accessibility: "One stop for Tab, arrow keys between the choices; the legend is heard with the first.",
  },
  "design-system/table": {
    use: "For what is compared along rows and columns. Names with values are a DescriptionList.",
    dos: ["Give it a caption that says what it holds.", "Name the source below it."],
    donts: ["No table to place things.", "No empty cell without a word where nothing is known."],
    accessibility: "Every cell is heard with its row and column, also as cards on a phone.",
  },
  "design-system/tabs": {
    use: "For parts of one subject that are read one at a time. What must all be read stands one below the other.",
    dos: ["Two to six tabs with short names.", "Give each an id that can be shared as an address."],
    donts: ["No tabs within tabs.", "Nothing that decides may be hidden in the second one."],
    accessibility: "Arrow keys between tabs. Without scripts all panels show, under their headings.",
  },
  "design-system/details": {
    use: "For what some readers need and most do not: working, fine print, an answer in a list of questions.",
    dos: ["Let the summary be a question or a name, not “more”."],
    donts: ["Do not hide a price, a condition or an exclusion.", "No details within details."],
    accessibility: "The browser's own: works without scripts, and a search of the page opens it.",
  },
  "design-system/dialog": {
    use: "For a short task that interrupts the page and ends. What people come back to has a page.",
    dos: ["Ask for it by a press of the visitor.", "Title it with the task."],
    donts: ["No dialog from a dialog.", "None on arrival."],
    accessibility: "Takes the focus, keeps it, gives it back. Escape and the close button both leave it.",
  },
  "design-system/card": {
    use: "For one of several ways on, each with a title and a sentence. A list of links alone is a list.",
    dos: ["Keep the cards of a grid to one length."],
    donts: ["No second link in a linked card.", "No card around a single thing."],
    accessibility: "A linked card has one target, named by its title.",
  },
  "design-system/callout": {
    use: "For a remark beside the text that a reader may skip.",
    dos: ["Two sentences at most.", "Choose the tone by the meaning: caution costs money."],
    donts: ["Not for what everybody must read.", "No two in a row."],
    accessibility: "A named note. Without a title, its kind is said in words.",
  },
  "design-system/badge": {
    use: "For a short verdict on the thing beside it: a grade, a rank, a state. For a topic, take Tag.",
    dos: ["One or two words.", "Explain the scale nearby."],
    donts: ["Do not press it.", "No verdict without a basis."],
    accessibility: "Plain text. The words carry the meaning, the colour repeats it.",
  },
  "design-system/description-list": {
    use: "For names with values: a policy at a glance, the facts of a province.",
    dos: ["Keep names short and values in whole words."],
    donts: ["Not for two columns that are compared: that is a table."],
    accessibility: "Heard as terms with their meanings.",
  },
  "widgets/figure": {
    use: "Around every number that the site states: it carries where the number comes from.",
    dos: ["Cite the page that was read.", "Mark what is made up to explain as illustrative."],
    donts: ["No number without a basis: the build refuses it."],
    accessibility: "The mark is a link with a name of its own, and its list says the same in words.",
  },
  "widgets/lead-form": {
    use: "Wherever a visitor may ask for something. One a page; others are dialogs.",
    dos: ["Say what happens next and who asks.", "Keep what was typed, whatever happens."],
    donts: ["No question whose answer nobody uses.", "No consent by default."],
    accessibility: "Errors are listed at the top with links to their fields, and the list takes the focus.",
  },
};
