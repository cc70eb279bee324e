import type { ComponentType } from "react";
import type { MDXProps } from "mdx/types";
import { expect } from "storybook/test";
import { Prose } from "#design-system/prose/prose.tsx";
import * as claims from "#text/learn/insurance-claims.md";
import { GuideFooter } from "#widgets/reading/guide-footer.tsx";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectLink } from "../../expect-link.ts";
import * as readingWords from "#words/reading.ts";

interface PageOfProseProps {
  readonly Content: ComponentType<MDXProps>;
}

function PageOfProse({ Content }: PageOfProseProps) {
  return (
    <>
      <h1 className="sr-only">Filing a claim</h1>
      <Prose>
        <Content components={markdownComponents} />
      </Prose>
      <GuideFooter
        reviewedOn="2026-11-20"
        related={[
          { href: "/learn/home-insurance", label: "Home insurance" },
          { href: "/learn/auto-insurance", label: "Auto insurance" },
        ]}
      />
    </>
  );
}

const meta = preview.meta({ component: PageOfProse });

/** A real guide: every part of the Markdown set finds its place, and each source number leads to its entry. */
export const Guide = meta.story({
  args: { Content: claims.default },
  async play({ canvas, canvasElement }) {
    const marks = canvas.getAllByRole("link", { name: /^source \d+: / });
    await expect(marks.length).toBeGreaterThan(3);
    for (const mark of marks) {
      await expect(canvasElement.querySelector(mark.getAttribute("href") ?? "")).toHaveTextContent(/\w/);
    }
    await expect(canvas.getByRole("table", { name: "First notice, by kind of claim" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Home, tenant, condo" })).toBeVisible();
    await expect(canvas.getByRole("figure", { name: "Your claim file" })).toBeVisible();
    await expectLink(canvas, readingWords.yourRightsAndWhereToGo, "/blog/insurance-consumer-rights-canada");
  },
});
