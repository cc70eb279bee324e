import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Checks a commit out into a folder of its own, with the installed packages unless it locks others, and builds there.
 * @returns The folder, and how to remove it.
 */
export function checkOut(commit: string, build: (tree: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), "northcover-commit-"));
  const tree = join(folder, "tree");
  const remove = () => {
    execFileSync("git", ["worktree", "remove", "--force", tree], { stdio: "inherit" });
    rmSync(folder, { recursive: true });
  };
  execFileSync("git", ["worktree", "add", "--detach", tree, commit], { stdio: "inherit" });
  try {
    const lockOf = (project: string) => readFileSync(join(project, "package-lock.json"), "utf8");
    if (lockOf(tree) === lockOf(".")) symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
    else execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: tree, stdio: "inherit" });
    build(tree);
  } catch (cause) {
    remove();
    throw new Error(`${commit} can't be built`, { cause });
  }
  return { tree, remove };
}
