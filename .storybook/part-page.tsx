import { Controls, Description, Primary, Stories, Title, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { guidance } from "./guidance.ts";
import "../stories/docs/blocks/blocks.css";

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

/** The words of the guidance on the part whose page this is; nothing for the others. */
function PartGuidance() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const [layer, ...rest] = preparedMeta.title.split("/");
  const words = guidance[`${layer}/${rest.at(-1)}`];
  if (words === undefined) return null;
  return (
    <>
      <p>
        <strong>{words.status === "stable" ? "Stable" : "New"}</strong> since {words.since}. {words.use}
      </p>
      <Unstyled>
        <div className="docs-guidance">
          <Points title="Do" points={words.dos} />
          <Points title="Do not" points={words.donts} isAvoided />
          <Points title="Accessibility" points={[words.accessibility]} />
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
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
