import { parseArgs } from "node:util";

/** Arguments of `npm run visual`. */
export interface VisualArguments {
  /** The commit to compare with. */
  readonly commit: string;
  /** Prefixes of story ids; empty for all stories. */
  readonly stories: readonly string[];
  /** Only stories that import a file changed since the commit, directly or indirectly. */
  readonly changed: boolean;
}

/**
 * Parses `[commit] [story id prefix…] [--changed]`.
 * @throws {TypeError} For an unknown flag.
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
