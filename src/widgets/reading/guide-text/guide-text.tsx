import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { Text } from "./guide-prose.tsx";
import type { ProseModule } from "./prose-module.ts";

export interface GuideTextProps {
  /** The prose file: `import * as text from "#text/….md"`. */
  readonly of: ProseModule;
}

/** One prose file with everything that prose may use. Needs `PageReferences` above. */
export function GuideText({ of: { default: Content } }: GuideTextProps) {
  return (
    <Text>
      <Content components={markdownComponents} />
    </Text>
  );
}
