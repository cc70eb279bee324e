import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { Parser } from "htmlparser2";
import { distFolder as dist } from "../scripts/build/dist-folder.ts";
import { parseHeaders } from "../scripts/static-host.ts";

interface BuiltFile {
  readonly path: string;
  readonly text: string;
}

/** Every built text file. Compressed files are copies of these. */
const files: readonly BuiltFile[] = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz|png|jpe?g|webp|avif|ico|woff2?|pdf)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: relative(dist, file), text: readFileSync(file, "utf8") }));
const pages = files.filter(({ path }) => path.endsWith(".html"));

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Every element of every page, with the page's file. */
const elements = pages.flatMap(({ path, text }) => {
  const found: (Element & { readonly path: string })[] = [];
  new Parser({ onopentag: (name, attributes) => found.push({ path, name, attributes }) }).end(text);
  return found;
});
const site = new URL(
  elements.find(({ path, attributes }) => path === "index.html" && attributes["rel"] === "canonical")?.attributes[
    "href"
  ] ?? "https://nowhere.invalid",
);

/** Matches of a pattern, as `file: text`. */
function occurrences(pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));
}

/** The role in a token of the backend. */
function roleOf(token: string): unknown {
  const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
  return typeof claims === "object" && claims !== null && "role" in claims ? claims.role : undefined;
}

/** Minimum lengths exclude the client's own checks of key prefixes such as `sb_secret_`. */
const keyPatterns = {
  publishable: /\bsb_publishable_[\w-]{8,}/g,
  secret: /\bsb_(?:secret|temp)_[\w-]{8,}/g,
  token: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]+/g,
} as const;

/** Settings of the scripts and database tools. The two that a build embeds begin with `VITE_`. */
const privateSettings =
  /\b(?:(?:SUPABASE|EMBEDDED|NORTHCOVER|TEST_POSTGRES)_[A-Z_]{2,}|(?:POSTGRES_|PG)(?:PASSWORD|USER|HOST)|DATABASE_URL|JWT_SECRET)\b/g;

test.describe("the built site", () => {
  test("contains only the visitor's key", () => {
    const keys = (pattern: RegExp) => files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([key]) => key));
    const tokens = keys(keyPatterns.token);
    expect(tokens.map(roleOf).filter((role) => role !== "anon")).toEqual([]);
    // Also shows that there are files to check.
    expect(new Set([...keys(keyPatterns.publishable), ...tokens]).size).toBe(1);
    expect(occurrences(keyPatterns.secret)).toEqual([]);
  });

  test("contains no owner's role and no private setting", () => {
    expect(occurrences(/service_role|supabase_admin/g)).toEqual([]);
    expect(occurrences(privateSettings)).toEqual([]);
    expect(occurrences(/-----BEGIN [A-Z ]*PRIVATE KEY-----|postgres(?:ql)?:\/\/[^\s"'`]+/g)).toEqual([]);
  });

  test("contains no secret of its build environment", () => {
    const secrets = Object.entries(process.env).flatMap(([name, value]) =>
      /KEY|SECRET|TOKEN|PASSWORD/.test(name) && !name.startsWith("VITE_") && value !== undefined && value.length >= 12
        ? [{ name, value }]
        : [],
    );
    const leaked = secrets.filter(({ value }) => files.some(({ text }) => text.includes(value)));
    // Compare names only, so that a failure doesn't print secrets.
    expect(leaked.map(({ name }) => name)).toEqual([]);
  });

  test("has no source maps or source files", () => {
    expect(files.map(({ path }) => path).filter((path) => /\.(map|tsx?|env|sql)$|(^|\/)\.env/.test(path))).toEqual([]);
    expect(occurrences(/\/[/*]# sourceMappingURL=\S+/g)).toEqual([]);
  });
});

/** URLs that a browser fetches automatically for an element. */
function fetched({ name, attributes }: Element): readonly string[] {
  const isFetching =
    name !== "a" && !(name === "link" && /^(canonical|alternate|author|license)$/.test(attributes["rel"] ?? ""));
  if (!isFetching) return [];
  const sources = (attributes["srcset"] ?? "").split(",").map((part) => part.trim().split(/\s+/)[0] ?? "");
  const named = ["src", "href", "poster", "data", "action", "formaction", "background"].map(
    (key) => attributes[key] ?? "",
  );
  return [...sources, ...named].filter((address) => address !== "");
}

const isOwn = (address: string) => {
  const { protocol, origin } = new URL(address, site);
  return protocol === "data:" || origin === site.origin;
};

test.describe("every page", () => {
  test("runs no script but its own files, and has no style attribute, which the CSP would block", () => {
    const problems = elements.flatMap(({ path, name, attributes }) => [
      ...(name === "script" && attributes["src"] === undefined && attributes["type"] !== "application/ld+json"
        ? [`${path}: inline script`]
        : []),
      ...Object.entries(attributes)
        .filter(([key, value]) => /^(on.*|srcdoc|style)$/.test(key) || /^\s*(javascript|vbscript):/i.test(value))
        .map(([key]) => `${path}: <${name} ${key}>`),
      ...(/^(base|iframe|object|embed)$/.test(name) ? [`${path}: <${name}>`] : []),
    ]);
    expect(problems).toEqual([]);
  });

  test("fetches nothing from other origins", () => {
    const foreign = elements.flatMap((element) =>
      fetched(element)
        .filter((address) => !isOwn(address))
        .map((address) => `${element.path}: <${element.name}> ${address}`),
    );
    expect(foreign).toEqual([]);
  });

  test("has stylesheets that fetch nothing from other origins", () => {
    const styles = files.filter(({ path }) => /\.(css|html|svg)$/.test(path));
    const foreign = styles.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g)].flatMap(([, address]) =>
        address === undefined || isOwn(address) ? [] : [`${path}: ${address}`],
      ),
    );
    expect(foreign).toEqual([]);
  });
});

test.describe("the policy of every page", () => {
  const headers = files.find(({ path }) => path === "_headers")?.text ?? "";
  const policy = /Content-Security-Policy: (.+)/.exec(headers)?.[1] ?? "";
  const directives = new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

  test("allows scripts from the site only, and denies everything that it doesn't list", () => {
    expect(Object.fromEntries(directives)).toMatchObject({
      "default-src": ["'none'"],
      "script-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
      "frame-src": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      // One policy, which only allows the worker's URL.
      "trusted-types": ["offline-worker"],
    });
    expect(policy).not.toMatch(/unsafe-(eval|hashes)|\*|\bhttp:/);
    const [own, ...backends] = directives.get("connect-src") ?? [];
    expect(own).toBe("'self'");
    expect(backends.length).toBeLessThanOrEqual(1);
  });

  test("allows a page's inline style only by its hash, in the page's own policy", () => {
    const inline = [...directives].filter(([, sources]) => sources.includes("'unsafe-inline'"));
    expect(inline).toEqual([["style-src", ["'self'", "'unsafe-inline'"]]]);
    const own = elements.filter(({ attributes }) => attributes["http-equiv"] === "Content-Security-Policy");
    expect(own.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
    for (const { path, attributes } of own)
      expect(attributes["content"], path).toMatch(/^style-src 'self' 'sha256-[\w+/]+={0,2}'$/);
  });

  test("is one rule for all pages", () => {
    const rules = parseHeaders(headers).filter(({ headers: own }) =>
      own.some(([name]) => name === "Content-Security-Policy"),
    );
    expect(rules).toHaveLength(1);
    for (const { path } of pages) expect(rules[0]?.pattern.test(`/${path}`), path).toBe(true);
  });

  test("references its scripts with matching integrity hashes", () => {
    for (const { path, name, attributes } of elements) {
      if (name !== "script" || attributes["src"] === undefined) continue;
      const hash = createHash("sha256")
        .update(readFileSync(join(dist, attributes["src"])))
        .digest("base64");
      expect(attributes["integrity"], path).toBe(`sha256-${hash}`);
    }
  });

  test("is sent with the other security headers", () => {
    for (const name of ["Referrer", "X-Permitted-Cross-Domain", "Cross-Origin-Opener", "Cross-Origin-Resource"])
      expect(headers).toMatch(new RegExp(`${name}-Polic(y|ies): `));
    expect(headers).toContain("X-Content-Type-Options: ");
    expect(headers).toContain("Strict-Transport-Security: max-age=63072000; includeSubDomains");
    for (const feature of ["serial", "hid", "midi", "display-capture", "clipboard-read", "camera", "geolocation"]) {
      expect(headers).toMatch(new RegExp(`Permissions-Policy: .*\\b${feature}=\\(\\)`));
    }
  });
});
