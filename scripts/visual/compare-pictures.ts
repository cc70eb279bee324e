import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** How two pictures of a story differ. */
export interface Difference {
  /** Share of the pixels that differ, from 0 to 1, of an area that holds both pictures. */
  readonly share: number;
  /** What differs, in colour on a pale copy; as large as the larger of both. */
  readonly picture: PNG;
}

/** A picture on a larger sheet, from the top left corner; the rest stays transparent. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/** Compares two pictures, of different sizes too: what only one of them has counts as different. */
export function comparePictures(before: PNG, after: PNG): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const picture = new PNG({ width, height });
  const different = pixelmatch(
    onSheet(before, width, height).data,
    onSheet(after, width, height).data,
    picture.data,
    width,
    height,
    { threshold: 0.1 },
  );
  return { share: different / (width * height), picture };
}
