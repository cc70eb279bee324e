import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Heading } from "#design-system/heading/heading.tsx";

export interface FactorListProps {
  readonly title: string;
  /** A Markdown list: each factor in bold, and its effect. */
  readonly children: ReactNode;
}

interface ItemProps {
  readonly children?: ReactNode;
}

function itemsIn(node: ReactNode): ReactElement<ItemProps>[] {
  return Children.toArray(node).flatMap((part) => {
    if (!isValidElement<ItemProps>(part)) return [];
    return part.type === "li" ? [part] : itemsIn(part.props.children);
  });
}

/** Rating factors, numbered, under a heading that counts them. */
export function FactorList({ title, children }: FactorListProps) {
  const items = itemsIn(children);
  return (
    <section aria-label={title}>
      <Heading level={3}>
        <span>{title}</span> <span className="text-ink-soft">{`(${items.length})`}</span>
      </Heading>
      <ol className="mt-3 gap-x-12 tablet:columns-2 laptop:columns-3">
        {items.map(({ key, props }) => (
          <li key={key} className="break-inside-avoid border-t border-line py-2 text-small">
            {props.children}
          </li>
        ))}
      </ol>
    </section>
  );
}
