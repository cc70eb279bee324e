import { expect } from "storybook/test";
import { LanguageSwitch } from "#widgets/shell/language-switch.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inside } from "../../inside.tsx";
import { otherLanguage } from "#words/languages.ts";

const meta = preview.meta({
  component: LanguageSwitch,
  args: { href: "/fr/guides/assurance-vie" },
});

/** In the header: short where there is little room, and always named in full. */
export const InTheHeader = meta.story({
  args: { place: "header" },
  async play({ canvas }) {
    const link = canvas.getByRole("link", { name: otherLanguage.name });
    await expect(link).toHaveAttribute("href", "/fr/guides/assurance-vie");
    await expect(link).toHaveAttribute("hreflang", "fr-CA");
    await expect(link).toHaveAttribute("lang", "fr-CA");
  },
});

/** In the footer, on the deep background. */
export const InTheFooter = meta.story({
  args: { place: "footer" },
  decorators: [inside("bg-deep p-6")],
});
