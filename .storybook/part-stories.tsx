import { Anchor, Description, DocsContext, DocsStory, Primary, Subheading } from "@storybook/addon-docs/blocks";
import { use } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { DarkDocs } from "./docs-theme.ts";
import { viewports } from "./modes.ts";

interface WindowSize {
  readonly width?: string;
  readonly height: string;
}

/** The window that a story asks for; none for one that can stand among the text. */
function windowOf({ storyGlobals, parameters, usesMount, title }: PreparedStory): WindowSize | undefined {
  const name: unknown = storyGlobals["viewport"]?.value;
  const named = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  if (named !== undefined) return named;
  const isAlone =
    usesMount ||
    "media" in storyGlobals ||
    // A theme holds for the whole document, and a page is laid out by the window.
    "theme" in storyGlobals ||
    /^(pages|flows)\//.test(title) ||
    parameters["docs"]?.story?.inline === false;
  return isAlone ? { height: "40rem" } : undefined;
}

interface InItsWindowProps {
  readonly story: PreparedStory;
  readonly size: WindowSize;
}

/** A story in a window of its own: what it asks of the window, such as a width or paper, would hold for the whole page. */
function InItsWindow({ story, size }: InItsWindowProps) {
  const theme = use(DarkDocs) ? "dark" : "light";
  return (
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      {/* Storybook itself, from this origin: a sandbox that lets it run keeps nothing out. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        className="docs-window"
        title={story.name}
        src={`iframe.html?id=${story.id}&viewMode=story&held=true&globals=theme:${theme}`}
        style={{ inlineSize: size.width, blockSize: size.height }}
        loading="lazy"
      />
    </Anchor>
  );
}

/** The first story, above the props that change it: its controls reach it among the text only. */
export function FirstStory() {
  const [first] = use(DocsContext).componentStories();
  if (first === undefined) return null;
  const isAmongText = first.parameters["docs"]?.story?.inline !== false && !/^(pages|flows)\//.test(first.title);
  const size = windowOf(first);
  return isAmongText || size === undefined ? <Primary /> : <InItsWindow story={first} size={size} />;
}

/** All stories of a part but the first. */
export function OtherStories() {
  const stories = use(DocsContext).componentStories().slice(1);
  if (stories.length === 0) return null;
  return (
    <>
      <h2>Every state</h2>
      {stories.map((story) => {
        const size = windowOf(story);
        return size === undefined ? (
          <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
        ) : (
          <InItsWindow key={story.id} story={story} size={size} />
        );
      })}
    </>
  );
}
