import { expect, waitFor, within } from "storybook/test";
import { LinkProvider, TextLink, type LinkComponentProps } from "#design-system/link/link.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { modes } from "../../.storybook/modes.ts";
import preview from "../../.storybook/preview.tsx";
import { drawnStates, EachState } from "./pointer-states.tsx";

/** Stands in for a router: changes the address without a visit, and without telling the page that it did. */
function RoutedLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        history.pushState(null, "", href);
      }}
    >
      {children}
    </a>
  );
}

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
  beforeEach() {
    const address = location.href;
    return () => history.replaceState(history.state, "", address);
  },
});

/** The first tab shows; a press on another shows that one and puts its fragment into the address. */
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

/** The chapters of a guide: each but the last ends with the way to the next. */
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

/** One stop for the Tab key; arrows move and choose, Home and End reach the ends, and the row is a ring. */
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

/** A page may open on another tab than its first. */
export const WithDefault = meta.story({
  args: { defaultValue: "claims" },
  async play({ canvas }) {
    await expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Claims Process");
    await expect(canvas.getByText("Report, document, follow up.")).toBeVisible();
  },
});

/** All text is in the page, so search engines, find-in-page and people without JavaScript have it. */
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

/** A link anywhere on the page opens the tab it points to, also when it points at something inside the panel. */
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

/** A tab, or a link to one, that is asked to open elsewhere is left to the browser, and the tabs stay as they are. */
export const OpenElsewhere = meta.story({
  render: (args) => (
    <Stack>
      <TextLink href="#deductible">What a deductible does</TextLink>
      <Tabs {...args} />
    </Stack>
  ),
  async play({ canvas, userEvent }) {
    const leftToBrowser: boolean[] = [];
    const onClick = (event: MouseEvent) => {
      leftToBrowser.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener("click", onClick);
    for (const key of ["Control", "Meta", "Shift", "Alt"]) {
      const user = userEvent.setup({ document });
      await user.keyboard(`{${key}>}`);
      await user.click(canvas.getByRole("link", { name: "What a deductible does" }));
      await user.click(canvas.getByRole("tab", { name: "Claims Process" }));
      await user.keyboard(`{/${key}}`);
    }
    removeEventListener("click", onClick);
    await expect(leftToBrowser).toEqual(Array.from({ length: 8 }, () => true));
    await expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Coverage Types");
  },
});

/** An address with a fragment opens its tab, or the tab around the place it names. */
export const FromTheAddress = meta.story({
  async play({ canvas }) {
    location.hash = "claims";
    await waitFor(() => expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Claims Process"));
    location.hash = "deductible";
    await waitFor(() => expect(canvas.getByText("A higher deductible lowers it.")).toBeVisible());
  },
});

/** From right to left the arrows point the other way. */
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

/** On a phone the row scrolls sideways by itself and keeps the chosen tab in view. The page never does. */
export const ScrollsOnPhones = meta.story({
  args: { items: many },
  render: (args) => (
    <div className="w-64">
      <Tabs {...args} />
    </div>
  ),
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

/** On paper every panel stands under its own heading, and there is no row of tabs. */
export const OnPaper = meta.story({
  globals: { media: "print" },
  // Without its link: to assistive technology the panel is closed still, so nothing in it may take the focus.
  args: { items: items.filter(({ id }) => id !== "costs") },
  async play({ canvas, canvasElement, args }) {
    await expect(canvasElement.querySelector("[role=tablist]")?.checkVisibility()).toBe(false);
    for (const { title } of args.items) {
      // A closed panel keeps its attribute; on paper the style sheet overrules it.
      const heading = canvas.getByRole("heading", { name: title, hidden: true });
      await expect(heading.getBoundingClientRect().height).toBeGreaterThan(10);
    }
    await expect(canvas.getByText("Report, document, follow up.").getBoundingClientRect().height).toBeGreaterThan(10);
  },
});

/** In the visitor's own palette the chosen tab has a line in the colour of what is chosen, and the others have none. */
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

/** What a pointer or a keyboard does to a tab, the chosen one and another. Within a row the arrow keys move on. */
export const PointerAndFocus = meta.story({
  parameters: { pseudo: drawnStates("[role=tab]") },
  render: () => (
    <EachState>
      {(state) => (
        <Tabs
          label={state}
          items={["Chosen", "Another"].map((title) => ({
            id: `${title} ${state}`.toLowerCase().replaceAll(" ", "-"),
            title,
            content: <p>{state}</p>,
          }))}
        />
      )}
    </EachState>
  ),
  async play({ canvas, userEvent }) {
    const rows = canvas.getAllByRole("tablist");
    await expect(rows).toHaveLength(4);
    for (const row of rows) {
      const [chosen, another] = within(row).getAllByRole("tab");
      chosen?.focus();
      await expect(getComputedStyle(chosen ?? row).outlineStyle).toBe("solid");
      await userEvent.keyboard("{ArrowRight}");
      await expect(another).toHaveFocus();
      await expect(getComputedStyle(another ?? row).outlineStyle).toBe("solid");
      await userEvent.keyboard("{ArrowLeft}");
      chosen?.blur();
    }
  },
});

/** Few and many. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: (args) => (
    <Stack gap="section">
      <Tabs {...args} defaultValue="costs" />
      <Tabs label="Auto insurance" items={many} />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("tab")).toHaveLength(10);
    await expect(canvas.getAllByRole("tabpanel")).toHaveLength(2);
  },
});
