import { Controls, Description, Title, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { guidance } from "./guidance.ts";
import { FirstStory, OtherStories } from "./part-stories.tsx";
import { partNote } from "./part-notes.ts";

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly isAvoided?: boolean;
}

function Points({ title, points, isAvoided = false }: PointsProps) {
  return (
    <div className={isAvoided ? "docs-avoid" : undefined}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/** How settled the part is, when to take it, and what assistive technology gets. */
function PartGuidance() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const [layer, ...rest] = preparedMeta.title.split("/");
  const path = `${layer}/${rest.at(-1)}`;
  const note = partNote(path);
  if (note === undefined) return null;
  const words = guidance[path];
  const since = note.since === "next" ? "in the next version" : `since ${note.since}`;
  return (
    <>
      <p>
        <strong>{note.status === "stable" ? "Stable" : "New"}</strong> {since}. {words?.use}
      </p>
      <Unstyled>
        <div className="docs-guidance">
          {words !== undefined && (
            <>
              <Points title="Do" points={words.dos} />
              <Points title="Do not" points={words.donts} isAvoided />
            </>
          )}
          <Points title="Accessibility" points={[note.accessibility]} />
        </div>
      </Unstyled>
    </>
  );
}

/** The page of a part: what it is for, when to take it, its props, all of its states. */
export default function PartPage() {
  return (
    <>
      <Title />
      <Description />
      <PartGuidance />
      <FirstStory />
      <Controls />
      <OtherStories />
    </>
  );
}
