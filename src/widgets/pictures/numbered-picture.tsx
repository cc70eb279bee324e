import type { ReactNode } from "react";
import type { Elements } from "#design-system/elements.ts";
import { readMarkdownList } from "#widgets/reading/markdown/read-markdown.ts";
import { DrawingFrame } from "./drawing-frame.tsx";
import { MarkedList } from "./marked-list.tsx";
import { DrawnMarks, type PictureMark } from "./picture-mark.tsx";

export interface PictureTextProps {
  /** Accessible name: the subject of the picture. */
  readonly label: string;
  /** Meaning of the marks' two shapes. */
  readonly caption: string;
  /** A Markdown list: the meaning of each number in the drawing. The words in bold become the item's heading. */
  readonly children: ReactNode;
}

export interface NumberedPictureProps extends PictureTextProps {
  readonly slot: string;
  readonly marks: readonly PictureMark[];
  /** Drawing in a view box of 480 by 320. */
  readonly drawing: Elements;
}

/**
 * A drawing with numbers, and the list that explains them: beside it where there is room, else below it.
 *
 * Accessibility: a figure with an ordered list, which says everything. The drawing is never announced.
 * @throws {Error} When the list has more or fewer items than the drawing has numbers.
 */
export function NumberedPicture({ slot, label, caption, marks, drawing, children }: NumberedPictureProps) {
  const items = readMarkdownList(children);
  if (items.length !== marks.length) {
    throw new Error(`"${label}" needs ${marks.length} items, one for each number in the drawing.`);
  }
  return (
    <figure data-slot={slot} aria-label={label} className="@container min-w-0 border-t-2 border-ink pt-5">
      <div className="grid items-center gap-x-12 gap-y-5 @min-[42rem]:grid-cols-2">
        <DrawingFrame shape="picture">
          <svg
            viewBox="0 0 480 320"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="block h-auto w-full"
          >
            {drawing}
            <DrawnMarks marks={marks} />
          </svg>
        </DrawingFrame>
        <MarkedList items={items} looks={marks.map(({ look }) => look)} />
      </div>
      <figcaption className="mt-3 text-caption text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
