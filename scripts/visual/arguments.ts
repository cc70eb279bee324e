import { parseArgs } from "node:util";

/** What a run of `npm run visual` compares. */
export interface VisualArguments {
  /** The commit to compare with. */
  readonly commit: string;
  /** Beginnings of story ids; all stories where it is empty. */
  readonly stories: readonly string[];
  /** Only stories that stand on a file that has changed since the commit, however many imports away. */
  readonly changed: boolean;
}

/**
 * Reads `[commit] [story id prefix…] [--changed]`.
 * @throws {TypeError} For a flag that doesn't exist.
 */
export function visualArguments(args: readonly string[]): VisualArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { changed: { type: "boolean", default: false } },
  });
  const [commit = "HEAD", ...stories] = positionals;
  return { commit, stories, changed: values.changed };
}
