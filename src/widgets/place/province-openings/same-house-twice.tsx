import { Children, isValidElement, type ReactNode } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import { FigureGroup } from "#widgets/reading/figure/figure.tsx";
import { readDollarCell, readMarkdownTable } from "#widgets/reading/markdown/read-markdown.ts";

export interface SameHouseTwiceProps {
  /** Fragment of the section. */
  readonly id: string;
  readonly title: string;
  /** The comparison in words, and one `HousesToScale`. */
  readonly children: ReactNode;
}

function isDrawing(part: ReactNode): boolean {
  return isValidElement(part) && part.type === HousesToScale;
}

/** One house at two made-up prices, with the drawing beside the words. */
export function SameHouseTwice({ id, title, children }: SameHouseTwiceProps) {
  const parts = Children.toArray(children);
  return (
    <section
      aria-labelledby={id}
      className="grid items-end gap-x-16 gap-y-8 laptop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <FigureGroup basis="illustrative">
        <div>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <div className="mt-3">{parts.filter((part) => !isDrawing(part))}</div>
        </div>
        <div>{parts.filter(isDrawing)}</div>
      </FigureGroup>
    </section>
  );
}

export interface HousesToScaleProps {
  /** A Markdown table: the location of the house, and its price. */
  readonly children: ReactNode;
}

/** Houses with areas proportional to their prices. */
export function HousesToScale({ children }: HousesToScaleProps) {
  const { rows } = readMarkdownTable(children);
  const prices = rows.map(([, price]) => readDollarCell(price));
  const most = Math.max(...prices);
  return (
    <dl className="grid grid-cols-2 items-end gap-6 tablet:gap-12">
      {rows.map(([place, price], index) => (
        <div key={place?.text} className="flex flex-col">
          <dt className="order-2 mt-3 border-t-2 border-ink pt-2">{place?.content}</dt>
          <dd className="order-1">
            <House side={Math.sqrt((prices[index] ?? most) / most)} />
            <span className="mt-4 block font-display text-heading-2 font-medium">{price?.content}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Distance of the ground from the top of the drawing. */
const ground = 116;

/** A house with sides as a share of the largest house's sides. */
function House({ side }: { readonly side: number }) {
  const scale = side * 1.14;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 118"
      fill="none"
      className="h-auto w-full max-w-64 stroke-brand"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path
        transform={`translate(0 ${(ground - 102 * scale).toFixed(1)}) scale(${scale.toFixed(3)})`}
        d="M4 42 62 4l58 38M14 36v66h96V36M50 102V70h24v32M26 52h16v16H26zM82 52h16v16H82z"
        vectorEffect="non-scaling-stroke"
        className="fill-surface"
      />
    </svg>
  );
}
