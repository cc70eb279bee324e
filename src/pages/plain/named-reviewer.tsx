import { Callout } from "#design-system/callout/callout.tsx";
import { reviewer } from "#content/site.ts";

export interface NamedReviewerProps {
  readonly title: string;
}

/** The licensed reviewer of the pages; renders nothing until the owner names one. */
export function NamedReviewer({ title }: NamedReviewerProps) {
  if (reviewer === null) return null;
  return (
    <Callout tone="info" title={title}>
      <p>{`${reviewer.name}, ${reviewer.licence}`}</p>
    </Callout>
  );
}
