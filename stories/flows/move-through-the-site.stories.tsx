import { expect, spyOn, waitFor, within } from "storybook/test";
import { Site } from "#app/app.tsx";
import { loadPage } from "#app/navigation/page-modules.ts";
import { pageAt } from "#site/site-path.ts";
import preview from "../../.storybook/preview.tsx";
import { StoryRouter, type RouterHandle } from "../memory-router.tsx";
import * as toolsHubWords from "#words/tools-hub.ts";
import * as shellWords from "#words/shell.ts";

let router: RouterHandle;

interface SiteAtProps {
  /** Entry page of the visit. */
  readonly address: string;
}

/** The site as assembled by the app. */
function SiteAt({ address }: SiteAtProps) {
  return (
    <StoryRouter address={address} onRender={(handle) => (router = handle)}>
      <Site />
    </StoryRouter>
  );
}

/** Replaces the loader, which renders the deferred sections below the first screen. */
function layOut() {
  for (const part of document.querySelectorAll("main [data-slot]")) part.setAttribute("data-laid-out", "");
}

const meta = preview.meta({
  component: SiteAt,
  parameters: { layout: "fullscreen" },
  args: { address: "/learn" },
  async beforeEach({ args }) {
    // Testing Library's pointer starts outside the document, which the exit-intent popup would take for leaving.
    sessionStorage.setItem("exit-intent-shown", "true");
    addEventListener("page-ready", layOut);
    const page = pageAt(new URL(args.address, location.href).pathname);
    if (page !== undefined) await loadPage(page);
    return () => removeEventListener("page-ready", layOut);
  },
});

/** A fragment moves focus to its target instead of the page's heading. */
export const ToAFragment = meta.story({
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1 });
    void router.navigate("/learn/how-insurance-works#glossary");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("id", "glossary"));
  },
});

/** A page whose code is prefetched, because its link was in view, renders at once without a placeholder. */
export const CodeAlreadyHere = meta.story({
  args: { address: "/sitemap" },
  async play({ canvas, userEvent }) {
    const link = within(canvas.getByRole("main")).getByRole("link", { name: /Yukon/ });
    await loadPage("/provincial/yukon-insurance-guide");
    await loadPage("/faq");
    const placeholders: Node[] = [];
    const observer = new MutationObserver(() =>
      placeholders.push(...document.querySelectorAll('[data-slot="page-placeholder"]')),
    );
    observer.observe(document, { subtree: true, childList: true });
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: /Yukon/ })).toHaveFocus());
    observer.disconnect();
    await expect(placeholders).toEqual([]);
    const toQuestions = within(canvas.getByRole("navigation", { name: shellWords.main })).getByRole("link", {
      name: "FAQ",
    });
    toQuestions.click();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("frequently asked"));
  },
});

/** A second press while the guide loads prints once. */
export const PrintedOnce = meta.story({
  args: { address: "/tools" },
  async play({ canvas }) {
    const print = spyOn(window, "print").mockImplementation(() => {});
    const press = await canvas.findByRole("button", { name: toolsHubWords.downloadInsuranceGuide });
    press.click();
    press.click();
    await waitFor(() => expect(print).toHaveBeenCalled());
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
});

/** Leaving before the guide has loaded cancels printing, for that page and for the guide later. */
export const PrintGivenUp = meta.story({
  args: { address: "/tools" },
  async play({ canvas }) {
    const print = spyOn(window, "print").mockImplementation(() => {});
    const shown: string[] = [];
    const noteShown = () => shown.push(router.location.pathname);
    const press = await canvas.findByRole("button", { name: toolsHubWords.downloadInsuranceGuide });
    addEventListener("page-ready", noteShown);
    press.click();
    for (const path of ["/faq", "/learn/how-insurance-works"]) {
      void router.navigate(path);
      await waitFor(() => expect(shown).toContain(path));
    }
    removeEventListener("page-ready", noteShown);
    await expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  },
});
