import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import addonPseudoStates from "storybook-addon-pseudo-states";
import { definePreview } from "@storybook/react-vite";
import MockDate from "mockdate";
import { clearAllMocks, configure } from "storybook/test";
import atkinson from "../src/design-system/fonts/atkinson-hyperlegible-next.woff2";
import newsreader from "../src/design-system/fonts/newsreader.woff2";
import "../src/design-system/styles.css";
import "../stories/docs/blocks/blocks.css";
import { defineTabGroup } from "#design-system/tabs/tab-group.ts";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { LeadSettingsProvider, type LeadSettings } from "#widgets/leads/lead-form/lead-settings.tsx";
import { sender } from "#content/site.ts";
import { PageReferences } from "#widgets/reading/figure/page-references.tsx";
import { inferOptionalChoices } from "./arg-types.ts";
import { emulateMedia, isMedium, media } from "./emulate-media.ts";
import { modes, requireViewport, viewports } from "./modes.ts";
import { endOpenings, liftHalt } from "./motion.ts";
import { shortElementError } from "./short-element-error.ts";
import { failOnUnmockedRequests, strictNetwork } from "./strict-network.ts";
import { everyTableMeasured } from "./table-measured.ts";

/**
 * The site's own fonts, loaded before anything is drawn: the stylesheet marks them as optional, so a slow start would
 * leave a story in its fallback.
 */
const fonts = Promise.all(
  Object.entries({ Newsreader: newsreader, "Atkinson Hyperlegible Next": atkinson }).map(async ([family, url]) => {
    const face = new FontFace(family, `url(${url})`, { weight: "400 700" });
    document.fonts.add(await face.load());
  }),
);

// As the loader does on the site.
defineTabGroup();

configure({
  // A machine at work elsewhere may take more than the usual second to draw what a story waits for.
  asyncUtilTimeout: 5000,
  getElementError: shortElementError,
});

/** What the app tells every lead form. */
const leadSettings: LeadSettings = {
  sender,
  action: "/functions/v1/send-lead",
  pageUrl: "https://www.northcover.example/story",
};

/** Every story lives on this day, so dates on screen never change a snapshot. */
const storyTime = new Date("2026-11-20T15:00:00Z");

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates(), strictNetwork],
  // A page for each component: its JSDoc, its props, its states.
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
  // The dark run of the story tests sets it.
  initialGlobals: { theme: import.meta.env.STORY_THEME ?? "light", media: "screen" },
  parameters: {
    layout: "padded",
    a11y: {
      test: "error",
      options: {
        // WCAG 2.5.8, which the rules leave off unless asked.
        rules: { "target-size": { enabled: true } },
        // A test needs to know what is wrong only. What is right is 250 kB a story, worked out, sent and written for nobody.
        ...(import.meta.env.STORY_THEME !== undefined && { reporter: "no-passes" }),
      },
    },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      codePanel: true,
      // A window, a medium or a theme would hold for the whole page: these stories stand in the sidebar alone.
      stories: {
        filter: ({ storyGlobals, parameters }) =>
          Object.keys(storyGlobals).length === 0 && parameters["docs"]?.story?.inline !== false,
      },
    },
    // Snapshots are opt-in: galleries and pages set `disableSnapshot: false` and get these four.
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
      <ToastProvider key={id}>
        <LeadSettingsProvider value={leadSettings}>
          <PageReferences>
            <Story />
          </PageReferences>
        </LeadSettingsProvider>
      </ToastProvider>
    ),
  ],
  async beforeEach(context) {
    const { globals, storyGlobals, parameters, viewMode } = context;
    // The story's own choice only: a reviewer may drag the window to any size.
    if ("viewport" in storyGlobals) requireViewport(storyGlobals["viewport"].value, parameters["viewport"].options);
    document.documentElement.lang = "en-CA";
    document.documentElement.dataset["theme"] = globals["theme"] === "dark" ? "dark" : "light";
    localStorage.clear();
    sessionStorage.clear();
    clearAllMocks();
    // Stories share a page: a fragment or a scroll that one leaves behind would change the next one.
    history.replaceState(null, "", location.pathname + location.search);
    scrollTo({ top: 0, behavior: "instant" });
    liftHalt();
    MockDate.set(storyTime);
    await fonts;
    // On a page of documentation it would change all that stands there.
    const medium = viewMode === "story" && isMedium(globals["media"]) ? globals["media"] : "screen";
    const restoreMedia = emulateMedia(medium);
    return () => {
      restoreMedia();
      MockDate.reset();
    };
  },
  // Before the accessibility check, which runs last.
  async afterEach() {
    endOpenings();
    await everyTableMeasured();
    failOnUnmockedRequests();
  },
});
