/** Folder of the built site: `dist`, or the one named by `NORTHCOVER_DIST`. */
export function distFolder(): string {
  return process.env["NORTHCOVER_DIST"] ?? "dist";
}
