import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { ReadingBar } from "#widgets/reading/reading-bar/reading-bar.tsx";
import { drawn } from "../../drawn.ts";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";
import { designSystemWords } from "#words/design-system.ts";
import * as shellWords from "#words/shell.ts";

const parts = ["Before you fly", "The first week", "The first month", "The first year"];
const idOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");
const onSearch = fn();

interface PageProps {
  readonly words: number;
  /** Whether the contents stand beside the text, or nowhere. */
  readonly hasContents: boolean;
}

function Page({ words, hasContents }: PageProps) {
  const [article, setArticle] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setArticle}>
        <h1>Insurance for newcomers</h1>
        {hasContents && (
          <div data-slot="sidebar">
            <OnPageNav items={parts.map((title) => ({ href: `#${idOf(title)}`, label: title }))} />
          </div>
        )}
        {parts.map((title) => (
          <section key={title} className="max-w-prose">
            <h2 id={idOf(title)}>{title}</h2>
            <p>
              <a href={`#${idOf(title)}`}>More on {title.toLowerCase()}</a>
            </p>
            <p>{"insurance ".repeat(words / parts.length)}</p>
          </section>
        ))}
      </div>
      {article && <ReadingBar main={article} onSearch={onSearch} />}
    </>
  );
}

const meta = preview.meta({
  component: Page,
  args: { words: 1600, hasContents: true },
  globals: { viewport: { value: "phone" } },
  // It looks where the window is scrolled to.
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
});

const bar = () => document.querySelector<HTMLElement>("[data-slot=reading-bar]");

/** The section that the page's own contents mark, in the same moment as the bar looks where one is. */
const marked = () => document.querySelector("[data-slot=on-page-nav] [aria-current]")?.textContent;

/** Scrolls to another section, and waits until the bar has seen it. */
async function readOnTo(top: number) {
  const before = marked();
  scrollTo({ top, behavior: "instant" });
  await waitFor(() => expect(marked()).not.toBe(before));
  await drawn();
}

const toTheEnd = () => readOnTo(document.documentElement.scrollHeight);

async function scrollDownThenUp() {
  await toTheEnd();
  scrollBy({ top: -80, behavior: "instant" });
}

/** Away while one reads down; scrolling up it says where one is, leads to the other sections, and searches. */
export const OnAPhone = meta.story({
  async play({ canvas, userEvent }) {
    await expect(bar()).not.toBeVisible();
    await scrollDownThenUp();
    const button = await canvas.findByRole("button", { name: /^Section [34] of 4/ });
    await expect(button).toBeVisible();
    await userEvent.click(button);
    const sections = canvas.getByRole("navigation", { name: shellWords.sectionsOfThisPage });
    await expect(texts(within(sections), "link")).toEqual(parts);
    // A story is not left by its own links.
    sections.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(within(sections).getByRole("link", { name: "The first week" }));
    await waitFor(() => expect(sections.matches(":popover-open")).toBe(false));
    await userEvent.click(await canvas.findByRole("button", { name: shellWords.search }));
    await expect(onSearch).toHaveBeenCalledOnce();
  },
});

/** A focus that moves takes the page along by itself: the bar would only cover it. */
export const OutOfTheWayOfTheFocus = OnAPhone.extend({
  async play({ canvas, userEvent }) {
    await toTheEnd();
    canvas.getByRole("link", { name: "More on the first week" }).focus();
    await waitFor(() => expect(marked()).not.toBe("The first year"));
    await drawn();
    await expect(bar()).not.toBeVisible();
    await userEvent.keyboard("{PageUp}");
    scrollBy({ top: -80, behavior: "instant" });
    await waitFor(() => expect(bar()).toBeVisible());
  },
});

/** A short page needs none. */
export const ShortPage = OnAPhone.extend({
  args: { words: 400 },
  async play({ canvas }) {
    await toTheEnd();
    const { offsetTop } = canvas.getByRole("heading", { name: "The first week" });
    await readOnTo(offsetTop);
    await expect(marked()).toBe("The first week");
    await expect(bar()).not.toBeVisible();
  },
});

/** On a wide screen the page's own contents say it instead. */
export const OnAWideScreen = OnAPhone.extend({
  args: { words: 4000 },
  globals: { viewport: { value: "desktop" } },
  async play({ canvas }) {
    await scrollDownThenUp();
    const contents = canvas.getByRole("navigation", { name: designSystemWords.onPageNav });
    await waitFor(() => expect(within(contents).getAllByRole("link", { current: "location" })).toHaveLength(1));
    await expect(bar()).not.toBeVisible();
  },
});

/** A wide page without room for contents beside its text keeps the bar while one reads, away from the focus, and above what the page holds. */
export const StaysOnAWideScreen = OnAPhone.extend({
  args: { words: 6000, hasContents: false },
  globals: { viewport: { value: "desktop" } },
  async play({ canvas, userEvent }) {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" });
    await canvas.findByRole("button", { name: /^Section [123] of 4/ });
    canvas.getByRole("heading", { name: "The first year" }).scrollIntoView({ behavior: "instant" });
    await expect(await canvas.findByRole("button", { name: /^Section 4 of 4/ })).toBeVisible();
    canvas.getByRole("link", { name: "More on the first week" }).focus();
    await waitFor(() => expect(bar()).not.toBeVisible());
    await userEvent.keyboard("{PageDown}");
    scrollBy({ top: 200, behavior: "instant" });
    await waitFor(() => expect(bar()).toBeVisible());
  },
});
