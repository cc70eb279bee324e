import type { ReactNode } from "react";
import type { Elements } from "#design-system/elements.ts";
import { Plate } from "#design-system/illustration/plate.tsx";
import type { PlateName } from "#design-system/illustration/plate-name.ts";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { longDate, type IsoDay } from "#format/long-date.ts";
import * as words from "#words/reading.ts";
import { BesidePicture } from "./beside-picture.tsx";

export interface GuideHeaderProps {
  /** The page's one level-1 heading. */
  readonly title: string;
  /** Takeaway of the page, in one or two sentences. */
  readonly lead: ReactNode;
  /** A word or two above the title. */
  readonly kicker?: string | undefined;
  /** Day of the last review. */
  readonly reviewedOn: IsoDay;
  /** Reading time, in minutes. */
  readonly readingMinutes?: number | undefined;
  /** The plate beside the title. */
  readonly plate?: PlateName | undefined;
  /** The subject in five lines. */
  readonly brief?: Elements;
  /** The one price of the page's line: below everything else, in a wide window beside the subject in brief. */
  readonly price?: Elements;
  /** Figures or links of the page's own, in place of a plate; below the title on small screens. */
  readonly aside?: ReactNode;
}

/**
 * Header of a guide or an article: title, lead, plate and the date of the last review. Has its own
 * container.
 *
 * Accessibility: the title is the page's level 1; the plate is never announced.
 */
export function GuideHeader({
  title,
  lead,
  kicker,
  reviewedOn,
  readingMinutes,
  plate,
  aside,
  brief,
  price,
}: GuideHeaderProps) {
  const heading = <HeadingBlock level={1} kicker={kicker} title={title} lead={lead} />;
  return (
    <div data-slot="guide-header">
      <Container>
        <div className="pt-4 pb-6 tablet:pt-6">
          {aside !== undefined ? (
            <div className="grid grid-cols-1 gap-x-16 gap-y-10 laptop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              {heading}
              <div className="min-w-0">{aside}</div>
            </div>
          ) : plate !== undefined ? (
            <BesidePicture picture={<Plate name={plate} size="large" />} size="large">
              {heading}
            </BesidePicture>
          ) : (
            heading
          )}
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-1 border-y border-line py-3 text-caption text-ink-soft">
          <span>
            {`${words.reviewed} `}
            <time dateTime={reviewedOn}>{longDate(reviewedOn)}</time>
          </span>
          {readingMinutes !== undefined && (
            <span>{readingMinutes === 1 ? words.oneMinuteToRead : words.minutesToRead(readingMinutes)}</span>
          )}
        </p>
        {brief !== undefined && price !== undefined ? (
          <div className="grid-cols-1 gap-x-16 laptop:grid laptop:grid-cols-[minmax(0,1fr)_20rem]">
            {brief}
            <div>{price}</div>
          </div>
        ) : (
          (brief ?? price)
        )}
      </Container>
    </div>
  );
}
