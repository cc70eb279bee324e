import { expect, within } from "storybook/test";
import { Contents } from "#widgets/reading/contents.tsx";
import preview from "../../../.storybook/preview.tsx";
import { designSystemWords } from "#words/design-system.ts";

const sections = [
  { href: "#cover", label: "What it covers" },
  { href: "#price", label: "What sets the price" },
  { href: "#claim", label: "Making a claim" },
] as const;

const meta = preview.meta({
  component: Contents,
  parameters: { layout: "fullscreen" },
  args: {
    sections,
    children: (
      <div className="prose">
        {sections.map(({ href, label }) => (
          <section key={href} aria-labelledby={href.slice(1)}>
            <h2 id={href.slice(1)}>{label}</h2>
            <p>Some text of the part, long enough to be read.</p>
          </section>
        ))}
      </div>
    ),
  },
});

/** The table of contents stands beside the text and comes before it for those who listen. */
export const BesideText = meta.story({
  async play({ canvas, userEvent }) {
    const contents = canvas.getByRole("navigation", { name: designSystemWords.onPageNav });
    const links = within(contents).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(["#cover", "#price", "#claim"]);
    const text = canvas.getByRole("heading", { name: "What it covers" });
    await expect(contents.getBoundingClientRect().right).toBeLessThan(text.getBoundingClientRect().left);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
});

/** On a phone it stands above the text. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone", isRotated: false } },
  async play({ canvas }) {
    const contents = canvas.getByRole("navigation", { name: designSystemWords.onPageNav });
    const text = canvas.getByRole("heading", { name: "What it covers" });
    await expect(contents.getBoundingClientRect().bottom).toBeLessThan(text.getBoundingClientRect().top);
  },
});

/** A page of one part needs no table of contents. */
export const OnePart = meta.story({
  args: { sections: sections.slice(0, 1) },
  async play({ canvas }) {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.getByRole("heading", { name: "What it covers" })).toBeVisible();
  },
});
