import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** Difference of two pictures of a story. */
export interface Difference {
  /** Share of differing pixels, from 0 to 1, in an area that contains both pictures. */
  readonly share: number;
  /** Differing pixels in colour on a pale copy, in the size of the larger picture. */
  readonly picture: PNG;
}

/** Pads a picture at the right and bottom with transparent pixels. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/** Compares two pictures. Where sizes differ, pixels of only one picture count as different. */
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
