import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import { Site } from "#app/app.tsx";
import { loadPage } from "#app/navigation/page-modules.ts";
import { pageAt } from "#site/site-path.ts";
import preview from "../../.storybook/preview.tsx";
import { StoryRouter, type RouterHandle } from "../memory-router.tsx";
import { designSystemWords } from "#words/design-system.ts";
import * as toolsHubWords from "#words/tools-hub.ts";
import * as shellWords from "#words/shell.ts";
import * as notFoundWords from "#words/pages/not-found.ts";

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

const logged = fn<(...words: unknown[]) => void>();

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

/** A link navigates within the app: the new heading gets focus, the page is announced, and Back returns. */
export const FollowAndReturn = meta.story({
  async play({ canvas, userEvent, step }) {
    const first = "Learn About Insurance in Canada";
    await waitFor(() => expect(document.title).toContain(first));
    await step("navigate with a link", async () => {
      await loadPage("/faq");
      await userEvent.click(
        within(canvas.getByRole("navigation", { name: shellWords.main })).getByRole("link", { name: "FAQ" }),
      );
      await waitFor(() => expect(router.location.pathname).toBe("/faq"));
      await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
      await expect(document.title).not.toContain(first);
      await expect(await canvas.findByText(document.title)).toHaveAttribute("aria-live", "polite");
      const trail = within(canvas.getByRole("navigation", { name: designSystemWords.breadcrumb }));
      await expect(trail.getByText("FAQ")).toHaveAttribute("aria-current", "page");
    });
    await step("go back", async () => {
      void router.navigate(-1);
      await waitFor(() => expect(document.title).toContain(first));
      await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
      await expect(canvas.getAllByRole("main")).toHaveLength(1);
    });
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

/** A page with a loading placeholder: its heading gets focus after loading. */
export const HeadingThatComesLater = meta.story({
  args: { address: "/sitemap" },
  async play({ canvas }) {
    // Click without Testing Library: React drops a suspended render in an `act` that nobody awaits.
    within(canvas.getByRole("main"))
      .getByRole("link", { name: /Nunavut/ })
      .click();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: /Nunavut/ })).toHaveFocus());
  },
});

/** The next task, before React's scheduler runs: a transition renders later. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(), { once: true });
    port1.start();
    port2.postMessage("");
  });
}

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
    await nextTask();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("frequently asked");
  },
});

/** A modified click on a link is left to the browser; a plain click is not. */
export const OpenElsewhere = meta.story({
  async play({ canvas, userEvent }) {
    await canvas.findByRole("heading", { level: 1 });
    await loadPage("/blog");
    const leftToBrowser: boolean[] = [];
    const onClick = (event: MouseEvent) => {
      leftToBrowser.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener("click", onClick);
    const link = within(canvas.getByRole("contentinfo")).getByRole("link", { name: "Blog" });
    for (const key of ["Control", "Meta", "Shift"]) {
      const user = userEvent.setup({ document });
      await user.keyboard(`{${key}>}`);
      await user.click(link);
      await user.keyboard(`{/${key}}`);
    }
    await expect(leftToBrowser).toEqual([true, true, true]);
    await expect(router.location.pathname).toBe("/learn");
    await userEvent.click(link);
    removeEventListener("click", onClick);
    await expect(leftToBrowser.at(-1)).toBe(false);
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(router.location.pathname).toBe("/blog");
  },
});

/** An unknown address shows the not-found page and logs the path. */
export const NoSuchPage = meta.story({
  args: { address: "/learn/pet-insurance" },
  beforeEach() {
    spyOn(console, "error").mockImplementation(logged);
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { level: 1, name: notFoundWords.oopsPageNotFound })).toBeVisible();
    await expect(logged.mock.calls.flat().join(" ")).toContain("/learn/pet-insurance");
    await expect(document.title).toContain(shellWords.pageNotFound);
    await expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  },
});

/** The button prints the guide after the guide has loaded in full. */
export const PrintedGuide = meta.story({
  args: { address: "/tools" },
  async play({ canvas, userEvent }) {
    const headings: string[] = [];
    const print = spyOn(window, "print").mockImplementation(() => {
      headings.push(...canvas.getAllByRole("heading").map(({ textContent }) => textContent));
    });
    await userEvent.click(await canvas.findByRole("button", { name: toolsHubWords.downloadInsuranceGuide }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(router.location.pathname).toBe("/learn/how-insurance-works");
    await expect(headings.length).toBeGreaterThan(5);
    print.mockRestore();
  },
});

/** A second press while the guide loads prints once. */
export const PrintedOnce = PrintedGuide.extend({
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
export const PrintGivenUp = PrintedGuide.extend({
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
