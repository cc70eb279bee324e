import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import addonPseudoStates from "storybook-addon-pseudo-states";
import { definePreview } from "@storybook/react-vite";
import MockDate from "mockdate";
import { useState, type ReactNode } from "react";
import { clearAllMocks, configure } from "storybook/test";
import atkinson from "../src/design-system/fonts/atkinson-hyperlegible-next.woff2";
import newsreader from "../src/design-system/fonts/newsreader.woff2";
import "../src/design-system/styles.css";
import "../stories/docs/blocks/blocks.css";
import { defineTabGroup } from "#design-system/tabs/tab-group.ts";
import { DesignSystemWordsContext } from "#design-system/words/design-system-words.ts";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { LeadSettingsProvider, type LeadSettings } from "#widgets/leads/lead-form/lead-settings.tsx";
import { ProvinceContext, provinceStore } from "#widgets/place/province-choice/province-choice.ts";
import { safeLocalStorage, safeSessionStorage } from "#services/safe-storage.ts";
import { locale } from "#locale";
import { designSystemWords } from "#words/design-system.ts";
import { sender } from "#content/site.ts";
import { PageReferences } from "#widgets/reading/figure/page-references.tsx";
import { inferOptionalChoices } from "./arg-types.ts";
import { emulateMedia, isMedium, media } from "./emulate-media.ts";
import { modes, requireViewport, viewports } from "./modes.ts";
import { endAnimations, liftHalt } from "./motion.ts";
import { shortElementError } from "./short-element-error.ts";
import { failOnUnmockedRequests, strictNetwork } from "./strict-network.ts";
import { everyTableMeasured } from "./table-measured.ts";

/**
 * The site's fonts, loaded before the first story renders. The stylesheet declares `font-display: optional`, so a slow
 * start would leave a story in its fallback font.
 */
const fonts = Promise.all(
  Object.entries({ Newsreader: newsreader, "Atkinson Hyperlegible Next": atkinson }).map(async ([family, url]) => {
    const face = new FontFace(family, `url(${url})`, { weight: "400 700" });
    document.fonts.add(await face.load());
  }),
);

// On the site, the loader defines this element.
defineTabGroup();

configure({
  // On a busy machine a story may take longer than the default second to render.
  asyncUtilTimeout: 10_000,
  getElementError: shortElementError,
});

/** The settings that the app passes to every lead form. */
const leadSettings: LeadSettings = {
  sender,
  action: "/functions/v1/send-lead",
  pageUrl: "https://www.northcover.example/story",
};

/** Pages whose accessibility the tests check once, on the built page (`e2e/pages.spec.ts`). Tools have more states. */
const builtPage = /^pages\/(?!tools)/i;

/** Stories whose colours the stories of their parts check: the rules for colours take over a third of the time. */
const builtFromParts = /^(?:pages|flows)\//i;

const withoutColours = { "color-contrast": { enabled: false }, "link-in-text-block": { enabled: false } };

/** In the dark, all other rules have the same result as in light. */
const onlyColours = {
  runOnly: { type: "rule" as const, values: Object.keys(withoutColours) },
  reporter: "no-passes" as const,
};

/** A fixed clock for all stories, so that dates never change a snapshot. */
const storyTime = new Date(2026, 10, 20, 12);

/** A store of the province for each story, because a page's store holds the province until the page is left. */
function OwnProvince({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => provinceStore(safeSessionStorage, safeLocalStorage));
  return <ProvinceContext value={store}>{children}</ProvinceContext>;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates(), strictNetwork],
  tags: ["autodocs"],
  globalTypes: {
    theme: {
      description: "Colour theme",
      toolbar: {
        title: "Theme",
        icon: "contrast",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
    media: {
      description: "Paper, and what visitors ask of their system",
      toolbar: {
        title: "Media",
        icon: "accessibility",
        items: Object.entries(media).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  // Set by the story tests, which run once in each theme.
  initialGlobals: { theme: import.meta.env.STORY_THEME ?? "light", media: "screen" },
  parameters: {
    layout: "padded",
    a11y: {
      test: "error",
      options: {
        // WCAG 2.5.8; axe leaves this rule off by default.
        rules: { "target-size": { enabled: true } },
        // Report violations only in test runs: the passes are 250 kB a story that nobody reads.
        ...(import.meta.env.STORY_THEME !== undefined && { reporter: "no-passes" }),
      },
    },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      codePanel: true,
      // Viewport, medium and theme are global to a document, so stories that set one are left out of the docs page.
      stories: {
        filter: ({ storyGlobals, parameters }) =>
          Object.keys(storyGlobals).length === 0 && parameters["docs"]?.story?.inline !== false,
      },
    },
    // Snapshots are opt-in: galleries and pages set `disableSnapshot: false` and get these four modes.
    chromatic: { disableSnapshot: true, modes },
    options: {
      storySort: {
        order: [
          "Docs",
          ["Start", "Changelog", "Identity", "Foundations", "Voice and tone", "Writing a story", "Decisions", "*"],
          "Design system",
          "Platform",
          "Widgets",
          "Pages",
          "Flows",
        ],
      },
    },
  },
  argTypesEnhancers: [inferOptionalChoices],
  decorators: [
    (Story, { id }) => (
      <DesignSystemWordsContext value={designSystemWords}>
        <ToastProvider key={id}>
          <LeadSettingsProvider value={leadSettings}>
            <OwnProvince>
              <PageReferences>
                <Story />
              </PageReferences>
            </OwnProvince>
          </LeadSettingsProvider>
        </ToastProvider>
      </DesignSystemWordsContext>
    ),
  ],
  async beforeEach(context) {
    const { globals, storyGlobals, parameters, title, viewMode } = context;
    if (import.meta.env.STORY_THEME !== undefined) {
      const { a11y, chromatic } = parameters;
      const isGallery = chromatic.disableSnapshot === false;
      // Galleries in light are checked before every commit, so the run of all states doesn't repeat them.
      const isOtherRun =
        import.meta.env.STORY_ACCESSIBILITY === "galleries" ? !isGallery : isGallery && globals["theme"] === "light";
      if (isOtherRun || builtPage.test(title)) parameters["a11y"] = { ...a11y, test: "off" };
      else if (import.meta.env.STORY_THEME === "dark") parameters["a11y"] = { ...a11y, options: onlyColours };
      else if (builtFromParts.test(title))
        parameters["a11y"] = {
          ...a11y,
          options: { ...a11y.options, rules: { ...a11y.options.rules, ...withoutColours } },
        };
    }
    // Check only a viewport set by the story itself: a reviewer may resize the window to any size.
    if ("viewport" in storyGlobals) requireViewport(storyGlobals["viewport"].value, parameters["viewport"].options);
    document.documentElement.lang = locale.tag;
    document.documentElement.dataset["theme"] = globals["theme"] === "dark" ? "dark" : "light";
    localStorage.clear();
    sessionStorage.clear();
    clearAllMocks();
    // Stories share a document: reset the fragment and the scroll position that the last story left.
    history.replaceState(null, "", location.pathname + location.search);
    scrollTo({ top: 0, behavior: "instant" });
    liftHalt();
    MockDate.set(storyTime);
    await fonts;
    // A docs page renders several stories, all of which the medium would change.
    const medium = viewMode === "story" && isMedium(globals["media"]) ? globals["media"] : "screen";
    const restoreMedia = emulateMedia(medium);
    return () => {
      restoreMedia();
      MockDate.reset();
    };
  },
  // Runs before the accessibility check, which Storybook adds last.
  async afterEach() {
    endAnimations();
    await everyTableMeasured();
    failOnUnmockedRequests();
  },
});
