import { expect, fn, waitFor, within } from "storybook/test";
import { LinkProvider } from "#design-system/link/link.tsx";
import { SiteNav } from "#widgets/shell/site-nav.tsx";
import preview from "../../../.storybook/preview.tsx";
import { linkTo } from "../../link-to.tsx";
import * as shellWords from "#words/shell.ts";

const visit = fn<(href: string) => void>();

const RecordingLink = linkTo(visit);

const meta = preview.meta({
  component: SiteNav,
  args: {
    siteName: "Northcover",
    links: [
      { href: "/learn", label: "Learn" },
      { href: "/blog", label: "Blog" },
      { href: "/insurance-types", label: "Insurance Types" },
      { href: "/tools", label: "Tools" },
      { href: "/faq", label: "FAQ" },
    ],
    quoteLink: { href: "/tools", label: "Get Quote" },
    currentPath: "/",
  },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <LinkProvider value={RecordingLink}>
        <Story />
      </LinkProvider>
    ),
  ],
});

/** On a wide screen everything stands in one row, in the order of the tab key. */
export const Wide = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    const main = canvas.getByRole("navigation", { name: shellWords.main });
    const links = within(main).getAllByRole("link");
    await expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Learn", "/learn"],
      ["Blog", "/blog"],
      ["Insurance Types", "/insurance-types"],
      ["Tools", "/tools"],
      ["FAQ", "/faq"],
      ["Get Quote", "/tools"],
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Northcover" })).toHaveFocus();
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect(visit).toHaveBeenCalledWith("/tools");
  },
});

/** Paper has no use for it. */
export const OnPaper = meta.story({
  globals: { media: "print" },
  play: ({ canvas }) => expect(canvas.queryByRole("link")).not.toBeInTheDocument(),
});

/** On a phone the links stand behind a button. It opens by keyboard, Escape closes it, and focus stays in order. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  async play({ canvas, userEvent }) {
    const toggle = canvas.getByRole("button", { name: shellWords.menu });
    await expect(toggle).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Learn" })).not.toBeInTheDocument();
    toggle.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "Learn" })).toBeVisible());
    const menu = canvas.getByRole("navigation", { name: shellWords.main });
    await expect(menu.matches(":popover-open")).toBe(true);
    for (const link of within(menu).getAllByRole("link")) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    // Escape is the browser's own way to close a popover; the test's keyboard doesn't reach it.
    menu.hidePopover();
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Learn" })).not.toBeInTheDocument());
    await expect(toggle).toHaveFocus();
  },
});

/** Choosing a link closes the menu, so that it doesn't lie over the page that was chosen. */
export const MenuClosesOnSelection = Phone.extend({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: shellWords.menu }));
    const menu = canvas.getByRole("navigation", { name: shellWords.main });
    await userEvent.click(within(menu).getByRole("link", { name: "FAQ" }));
    await expect(visit).toHaveBeenCalledWith("/faq");
    await waitFor(() => expect(menu.matches(":popover-open")).toBe(false));
  },
});

const caseLinks = [
  { href: "/#your-province", label: "Your province" },
  { href: "/blog/insurance-consumer-rights-canada#complaints", label: "Claim refused or complaint" },
];

/** A phone's menu has room for the quickest ways in; choosing there closes it as well. */
export const CasesInMenu = Phone.extend({
  args: { menuLinks: caseLinks },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: shellWords.menu }));
    const menu = canvas.getByRole("navigation", { name: shellWords.main });
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(within(menu).getByRole("link", { name: "Claim refused or complaint" }));
    await expect(visit).toHaveBeenCalledWith("/blog/insurance-consumer-rights-canada#complaints");
    await waitFor(() => expect(menu.matches(":popover-open")).toBe(false));
  },
});

/** A wide screen has no menu, and so none of that. */
export const NoCasesOnWideScreen = meta.story({
  args: { menuLinks: caseLinks },
  async play({ canvas }) {
    await expect(canvas.queryByRole("link", { name: "Your province" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "FAQ" })).toBeVisible();
  },
});

/** A press between the links leaves the menu open: nothing was chosen. */
export const MenuStaysOpenBetweenLinks = Phone.extend({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: shellWords.menu }));
    const menu = canvas.getByRole("navigation", { name: shellWords.main });
    await userEvent.click(menu);
    await expect(menu.matches(":popover-open")).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: shellWords.menu }));
    await waitFor(() => expect(menu.matches(":popover-open")).toBe(false));
  },
});

/** At 400 % zoom, as on a phone held sideways, the menu is longer than the window and scrolls by itself to its end. */
export const MenuInLowWindow = Phone.extend({
  globals: { viewport: { value: "zoomed" } },
  async play({ canvas, userEvent }) {
    await expect(innerHeight).toBe(256);
    await userEvent.click(canvas.getByRole("button", { name: shellWords.menu }));
    const menu = canvas.getByRole("navigation", { name: shellWords.main });
    const last = within(menu).getByRole("link", { name: "Get Quote" });
    await waitFor(() => expect(last).toBeVisible());
    await expect(last.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
    last.scrollIntoView({ block: "nearest" });
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  },
});

/** The page itself is marked as current, with a line and in words for assistive technology. */
export const CurrentPage = meta.story({
  args: { currentPath: "/tools" },
  async play({ canvas }) {
    const tools = canvas.getByRole("link", { name: "Tools" });
    await expect(tools).toHaveAttribute("aria-current", "page");
    await expect(getComputedStyle(tools).textDecorationLine).toBe("underline");
    await expect(canvas.getByRole("link", { name: "Learn" })).not.toHaveAttribute("aria-current");
  },
});

/** On a page below a section its link is marked as well, and a path that only begins alike is not. */
export const CurrentSection = meta.story({
  args: { currentPath: "/learn/life-insurance" },
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Learn" })).toHaveAttribute("aria-current", "true");
  },
});

export const SimilarPath = meta.story({
  args: { currentPath: "/toolshed" },
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Tools" })).not.toHaveAttribute("aria-current");
  },
});

/** Before their pages exist, links and button are absent; the way home stays. */
export const NothingPublished = meta.story({
  args: { links: [], quoteLink: undefined },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Northcover" })).toHaveAttribute("href", "/");
  },
});

/** Open on a phone, with a label that is longer than any the site has. */
export const Gallery = meta.story({
  globals: { viewport: { value: "phone" } },
  args: {
    currentPath: "/blog",
    links: [
      { href: "/learn", label: "Learn" },
      { href: "/blog", label: "Blog" },
      { href: "/insurance-types", label: "Responsabilité civile complémentaire automobile" },
    ],
  },
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: shellWords.menu }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "Get Quote" })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
