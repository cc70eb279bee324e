import { relative, sep } from "node:path";

/**
 * Folder of the built site: `dist`, or the one named by `NORTHCOVER_DIST`.
 *
 * @throws {Error} For the project's folder or a parent of it, because a build empties its folder first.
 */
export function distFolder(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const named = environment["NORTHCOVER_DIST"];
  const folder = named === undefined || named === "" ? "dist" : named;
  const wayToProject = relative(folder, process.cwd());
  if (wayToProject.split(sep)[0] !== "..") {
    throw new Error(`NORTHCOVER_DIST is "${folder}", which holds the project itself: name a folder of its own.`);
  }
  return folder;
}
