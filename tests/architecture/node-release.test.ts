import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * The package "node" downloads its binary during installation, outside the lockfile. This hash replaces the lockfile's: for
 * another version of Node, compare it with that release's SHASUMS256.txt before updating it here.
 */
const checked = {
  version: "24.21.0",
  linuxX64: "7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c",
};

test("the Node binary matches the verified hash", () => {
  const text = readFileSync("package.json", "utf8");
  expect(JSON.parse(text)).toMatchObject({ devDependencies: { node: checked.version } });
  if (process.platform !== "linux" || process.arch !== "x64") return;
  expect(createHash("sha256").update(readFileSync("node_modules/node/bin/node")).digest("hex")).toBe(checked.linuxX64);
});
