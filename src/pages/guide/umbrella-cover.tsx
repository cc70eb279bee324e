import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { UmbrellaCover as Drawing } from "#widgets/charts/umbrella-cover.tsx";
import { textOf } from "#widgets/reading/markdown/read-markdown.ts";

export interface UmbrellaCoverProps {
  /** Markdown: the umbrella, a list of the policies below it, its exclusions, and a caption. */
  readonly children: ReactNode;
}

interface PartProps {
  readonly children?: ReactNode;
}

/**
 * Diagram of an umbrella policy, with its text from the page's file.
 * @throws {Error} Without three paragraphs and a list.
 */
export function UmbrellaCover({ children }: UmbrellaCoverProps) {
  const parts = Children.toArray(children).filter((part): part is ReactElement<PartProps> =>
    isValidElement<PartProps>(part),
  );
  const [umbrella, missed, caption] = parts.filter(({ type }) => type === "p");
  const list = parts.find(({ type }) => type === "ul");
  if (umbrella === undefined || missed === undefined || caption === undefined || list === undefined) {
    throw new Error("An <UmbrellaCover> needs three paragraphs and a list.");
  }
  const policies = Children.toArray(list.props.children).map(textOf);
  return (
    <Drawing
      umbrella={umbrella.props.children}
      policies={policies.filter((policy) => policy.trim() !== "")}
      missed={missed.props.children}
    >
      {caption.props.children}
    </Drawing>
  );
}
