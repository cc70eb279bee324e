import { expect, test } from "vitest";
import { modes } from "../../.storybook/modes.ts";

interface Composed {
  readonly args: Readonly<Record<string, unknown>>;
  readonly parameters: { readonly chromatic?: { readonly disableSnapshot?: boolean; readonly modes?: object } };
}

interface StoryExport {
  readonly composed: Composed;
  /** The story's options, with those of the story that it extends. */
  readonly input: { readonly render?: unknown };
}

function isStory(value: unknown): value is StoryExport {
  return typeof value === "object" && value !== null && "composed" in value && "input" in value;
}

const files = import.meta.glob<Readonly<Record<string, unknown>>>("../../stories/**/*.stories.tsx", { eager: true });

/** Every story with a snapshot, with inherited parameters, as Storybook composes it. */
const snapshots = Object.entries(files).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, story]) => {
    if (!isStory(story)) return [];
    const { parameters, args } = story.composed;
    if (parameters.chromatic?.disableSnapshot !== false) return [];
    // Pages of one kind share a file: tools are named by an argument, others have a function that renders them.
    const { render } = story.input;
    const page = file.endsWith("tool-pages.stories.tsx")
      ? ` ${String(args["id"])}`
      : file.includes("/pages/") && typeof render === "function"
        ? ` ${String(render)}`
        : "";
    return [{ of: file.replace("../../stories/", "") + page, name, modes: parameters.chromatic.modes }];
  }),
);

test("each gallery and each page has one snapshot: stories that extend it must disable theirs", () => {
  const several = Object.entries(Object.groupBy(snapshots, ({ of }) => of))
    .filter(([, stories = []]) => stories.length > 1)
    .map(([of, stories = []]) => `${of}: ${stories.map(({ name }) => name).join(", ")}`);
  expect(several).toEqual([]);
});

test("every snapshot is taken in all modes", () => {
  expect(snapshots.length).toBeGreaterThan(100);
  for (const { of, modes: own } of snapshots) expect(own, of).toEqual(modes);
});
