import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;

test.each(["send-lead", "sync-leads"])("the function %s uses the tested version of supabase-js", (name) => {
  const settings: unknown = JSON.parse(readFileSync(`supabase/functions/${name}/deno.json`, "utf8"));
  const library = "@supabase/supabase-js";
  expect(settings).toEqual({ imports: { [library]: `npm:${library}@${manifest.dependencies[library]}` } });
});
