import { expect, waitFor } from "storybook/test";
import { LinkProvider, TextLink } from "#design-system/link/link.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import preview from "../../.storybook/preview.tsx";
import { leftToBrowser } from "../left-to-browser.ts";
import { inside } from "../inside.tsx";
import { linkTo } from "../link-to.tsx";

/** Changes the address without a navigation and without an event for the page. */
const RoutedLink = linkTo((href) => history.pushState(null, "", href));

const items = [
  {
    id: "coverage-types",
    title: "Coverage Types",
    content: <p>Building, contents, liability, and what it costs to live elsewhere meanwhile.</p>,
  },
  {
    id: "costs",
    title: "Costs & Pricing",
    content: (
      <Stack gap="small">
        <p>What your home would cost to rebuild moves the price most.</p>
        <p id="deductible">A higher deductible lowers it.</p>
        <TextLink href="#coverage-types">Back to what is covered</TextLink>
      </Stack>
    ),
  },
  { id: "claims", title: "Claims Process", content: <p>Report, document, follow up.</p> },
];

const meta = preview.meta({
  component: Tabs,
  args: { label: "Home insurance", items },
});

/** The first tab is selected; a press on another selects it and puts its fragment into the address. */
export const ByPointer = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("tab", { name: "Coverage Types", selected: true })).toBeVisible();
    const entries = history.length;
    await userEvent.click(canvas.getByRole("tab", { name: "Claims Process" }));
    await expect(canvas.getByRole("tabpanel", { name: "Claims Process" })).toBeVisible();
    await expect(canvas.getByText(/^Building, contents/)).not.toBeVisible();
    await expect(location.hash).toBe("#claims");
    await expect(history.length).toBe(entries);
  },
});

/** The chapters of a guide: each but the last ends with a link to the next. */
export const EndsWithTheNext = meta.story({
  args: { isRead: true },
  render: (args) => (
    <LinkProvider value={RoutedLink}>
      <Tabs {...args} />
    </LinkProvider>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("link", { name: "Next: Costs & Pricing" }));
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Costs & Pricing", selected: true })).toBeVisible());
    await userEvent.click(canvas.getByRole("link", { name: "Next: Claims Process" }));
    await waitFor(() => expect(canvas.getByRole("tabpanel", { name: "Claims Process" })).toBeVisible());
    await expect(canvas.queryByRole("link", { name: /^Next/ })).not.toBeInTheDocument();
  },
});

/** One tab stop; arrow keys move and select, Home and End go to the ends, and the selection wraps around. */
export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    const selected = () => canvas.getByRole("tab", { selected: true }).textContent;
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Coverage Types" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(selected()).toBe("Costs & Pricing");
    await expect(canvas.getByRole("tab", { name: "Costs & Pricing" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(selected()).toBe("Claims Process");
    await userEvent.keyboard("{ArrowRight}");
    await expect(selected()).toBe("Coverage Types");
    await userEvent.keyboard("{ArrowLeft}{Home}");
    await expect(selected()).toBe("Coverage Types");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
});

/** All panels are in the HTML, for search engines, find-in-page and visitors without JavaScript. */
export const EverythingIsInTheHtml = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvasElement).toHaveTextContent("Report, document, follow up.");
    const hidden = canvas.getByText("Report, document, follow up.").closest("[role=tabpanel]");
    await expect(hidden).toHaveAttribute("hidden", "until-found");
    hidden?.dispatchEvent(new Event("beforematch"));
    await waitFor(() => expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Claims Process"));
    await expect(canvas.getByText("Report, document, follow up.")).toBeVisible();
  },
});

/** A link anywhere on the page selects the tab of its target, also for a target inside a panel. */
export const LinkedFromElsewhere = meta.story({
  render: (args) => (
    <LinkProvider value={RoutedLink}>
      <Stack>
        <TextLink href="#deductible">What a deductible does</TextLink>
        <Tabs {...args} />
      </Stack>
    </LinkProvider>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("link", { name: "What a deductible does" }));
    await expect(canvas.getByText("A higher deductible lowers it.")).toBeVisible();
    await expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Costs & Pricing");
    await userEvent.click(canvas.getByRole("link", { name: "Back to what is covered" }));
    await expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Coverage Types");
  },
});

/** A modified click on a tab, or on a link to one, is left to the browser, and the selection stays. */
export const OpenElsewhere = meta.story({
  render: (args) => (
    <Stack>
      <TextLink href="#deductible">What a deductible does</TextLink>
      <Tabs {...args} />
    </Stack>
  ),
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole("link", { name: "What a deductible does" });
    await leftToBrowser(userEvent, link, canvas.getByRole("tab", { name: "Claims Process" }));
    await expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Coverage Types");
  },
});

/** A fragment in the address selects its tab, or the tab that contains its target. */
export const FromTheAddress = meta.story({
  async play({ canvas }) {
    location.hash = "claims";
    await waitFor(() => expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Claims Process"));
    location.hash = "deductible";
    await waitFor(() => expect(canvas.getByText("A higher deductible lowers it.")).toBeVisible());
    // Without the browser's own search of hidden panels for the fragment, which not every browser has.
    history.replaceState(history.state, "", "#coverage-types");
    dispatchEvent(new Event("hashchange"));
    await expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Coverage Types");
  },
});

/**
 * An address that names a tab doesn't focus its panel if the panel has controls, as a ring around so much text would be
 * clipped. A panel of text alone can be focused, for scrolling by keyboard, and has a rule beside it.
 */
export const AddressLeavesPanelUnringed = meta.story({
  decorators: [inside("ps-8")],
  async play({ canvas }) {
    location.hash = "costs";
    const withLink = await canvas.findByRole("tabpanel", { name: "Costs & Pricing" });
    await expect(withLink).toBeVisible();
    await expect(withLink).not.toHaveAttribute("tabindex");
    await expect(withLink).not.toHaveFocus();

    location.hash = "claims";
    const ofText = await canvas.findByRole("tabpanel", { name: "Claims Process" });
    await expect(ofText).toHaveAttribute("tabindex", "0");
    ofText.focus();
    await expect(ofText).toHaveFocus();
    await expect(getComputedStyle(ofText).outlineStyle).toBe("none");
    const rule = getComputedStyle(ofText, "::before");
    await expect(rule.borderInlineStartStyle).toBe("solid");
    await expect(ofText.getBoundingClientRect().left + Number.parseFloat(rule.left)).toBeGreaterThanOrEqual(0);
  },
});

/** Right to left, the arrow keys are reversed. */
export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Costs & Pricing");
  },
});

const many = [
  "Requirements",
  "Coverage Types",
  "Discounts",
  "Claims Process",
  "Provincial Guide",
  "Expert Tips",
  "Questions and Answers",
].map((title, index) => ({ id: `many-${index}`, title, content: <p>{`Panel of ${title}.`}</p> }));

/** On a phone the tab list scrolls sideways and keeps the selected tab in view. The page itself never scrolls sideways. */
export const ScrollsOnPhones = meta.story({
  args: { items: many },
  decorators: [inside("w-64")],
  async play({ canvas, userEvent, canvasElement }) {
    const list = canvas.getByRole("tablist");
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    const last = canvas.getByRole("tab", { name: "Questions and Answers" });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    );
  },
});

/** In print every panel is shown under its own heading, and the tab list is hidden. */
export const OnPaper = meta.story({
  globals: { media: "print" },
  // Omit the panel with a link: a closed panel is hidden from assistive technology and must not contain a focusable element.
  args: { items: items.filter(({ id }) => id !== "costs") },
  async play({ canvas, canvasElement, args }) {
    await expect(canvasElement.querySelector("[role=tablist]")?.checkVisibility()).toBe(false);
    for (const { title } of args.items) {
      // A closed panel keeps its `hidden` attribute; the print style sheet overrides it.
      const heading = canvas.getByRole("heading", { name: title, hidden: true });
      await expect(heading.getBoundingClientRect().height).toBeGreaterThan(10);
    }
    await expect(canvas.getByText("Report, document, follow up.").getBoundingClientRect().height).toBeGreaterThan(10);
  },
});

/** In forced colours mode only the selected tab has a line, in the system's highlight colour. */
export const ForcedColours = meta.story({
  globals: { media: "forced-colors" },
  async play({ canvas, userEvent }) {
    const lineBelow = (name: string) => getComputedStyle(canvas.getByRole("tab", { name })).borderBlockEndColor;
    const chosen = lineBelow("Coverage Types");
    const other = lineBelow("Claims Process");
    await expect(chosen).not.toBe(other);
    await userEvent.click(canvas.getByRole("tab", { name: "Claims Process" }));
    await expect([lineBelow("Coverage Types"), lineBelow("Claims Process")]).toEqual([other, chosen]);
  },
});

/** Few, of which the page selects another than the first, and many. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap="section">
      <Tabs {...args} defaultValue="costs" />
      <Tabs label="Auto insurance" items={many} />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("tab")).toHaveLength(10);
    await expect(canvas.getAllByRole("tabpanel")).toHaveLength(2);
    await expect(canvas.getByRole("tab", { name: "Costs & Pricing", selected: true })).toBeVisible();
    await expect(canvas.getByText("A higher deductible lowers it.")).toBeVisible();
  },
});
