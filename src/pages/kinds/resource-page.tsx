import { FillInText } from "#widgets/reading/fill-in/fill-in-text.tsx";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { ResourceFrame } from "../learn/resources/resource-frame.tsx";

export interface ResourcePageProps {
  readonly text: PageModule<"resource">;
}

/** A free resource to fill in, as its file says it. */
export function ResourcePage({ text }: ResourcePageProps) {
  const { path, heading, lead, related } = text.page;
  return (
    <ResourceFrame path={path} title={heading} lead={lead} related={related}>
      <FillInText of={text} />
    </ResourceFrame>
  );
}
