import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { Parser } from "htmlparser2";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { parseHeaders } from "../scripts/static-host.ts";

const dist = distFolder();

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
const site = new URL(readAttribute("link", "href", ({ rel }) => rel === "canonical") ?? "https://nowhere.invalid");

type Attributes = Readonly<Record<string, string>>;
interface Element {
  readonly name: string;
  readonly attributes: Attributes;
}

function elements({ text }: BuiltFile): readonly Element[] {
  const found: Element[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => found.push({ name, attributes }) });
  parser.end(text);
  return found;
}

function readAttribute(name: string, attribute: string, isIt: (attributes: Attributes) => boolean): string | undefined {
  const home = pages.find(({ path }) => path === "index.html");
  return (
    home && elements(home).find((element) => element.name === name && isIt(element.attributes))?.attributes[attribute]
  );
}

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
  test("has pages to check", () => {
    expect(pages.length).toBeGreaterThan(1);
    expect(files.some(({ path }) => path.endsWith(".js"))).toBe(true);
  });

  test("contains only the visitor's key", () => {
    const keys = (pattern: RegExp) => files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([key]) => key));
    const tokens = keys(keyPatterns.token);
    expect(tokens.map(roleOf).filter((role) => role !== "anon")).toEqual([]);
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
  test("runs no script but its own files", () => {
    const problems = pages.flatMap((page) =>
      elements(page).flatMap(({ name, attributes }) => [
        ...(name === "script" && attributes["src"] === undefined && attributes["type"] !== "application/ld+json"
          ? [`${page.path}: inline script`]
          : []),
        ...Object.entries(attributes)
          .filter(
            ([key, value]) => key.startsWith("on") || key === "srcdoc" || /^\s*(javascript|vbscript):/i.test(value),
          )
          .map(([key]) => `${page.path}: <${name} ${key}>`),
        ...(name === "base" || name === "iframe" || name === "object" || name === "embed"
          ? [`${page.path}: <${name}>`]
          : []),
      ]),
    );
    expect(problems).toEqual([]);
  });

  test("has no style attribute, which the CSP would block", () => {
    const styled = pages.flatMap((page) =>
      elements(page).flatMap(({ name, attributes }) => ("style" in attributes ? [`${page.path}: <${name}>`] : [])),
    );
    expect(styled).toEqual([]);
  });

  test("fetches nothing from other origins", () => {
    const foreign = pages.flatMap((page) =>
      elements(page).flatMap((element) =>
        fetched(element)
          .filter((address) => !isOwn(address))
          .map((address) => `${page.path}: <${element.name}> ${address}`),
      ),
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

  test("allows scripts from the site only", () => {
    expect(directives.get("script-src")).toEqual(["'self'"]);
    expect(policy).not.toMatch(/unsafe-(eval|hashes)|\*|\bhttp:/);
  });

  test("denies everything that it doesn't list", () => {
    expect(directives.get("default-src")).toEqual(["'none'"]);
  });

  test("allows a page's inline style only by its hash, in the page's own policy", () => {
    const inline = [...directives].filter(([, sources]) => sources.includes("'unsafe-inline'"));
    expect(inline).toEqual([["style-src", ["'self'", "'unsafe-inline'"]]]);
    for (const page of pages) {
      const own = elements(page).find(({ attributes }) => attributes["http-equiv"] === "Content-Security-Policy");
      expect(own?.attributes["content"], page.path).toMatch(/^style-src 'self' 'sha256-[\w+/]+={0,2}'$/);
    }
  });

  test("is one rule for all pages", () => {
    const rules = parseHeaders(headers).filter(({ headers: own }) =>
      own.some(([name]) => name === "Content-Security-Policy"),
    );
    expect(rules).toHaveLength(1);
    for (const { path } of pages) expect(rules[0]?.pattern.test(`/${path}`), path).toBe(true);
  });

  test("references its scripts with matching integrity hashes", () => {
    for (const page of pages) {
      for (const { name, attributes } of elements(page)) {
        if (name !== "script" || attributes["src"] === undefined) continue;
        const file = readFileSync(join(dist, attributes["src"]));
        const hash = createHash("sha256").update(file).digest("base64");
        expect(attributes["integrity"], page.path).toBe(`sha256-${hash}`);
      }
    }
  });

  test("requires Trusted Types for scripts", () => {
    expect(directives.get("require-trusted-types-for")).toEqual(["'script'"]);
    // One policy, which only allows the worker's URL.
    expect(directives.get("trusted-types")).toEqual(["offline-worker"]);
  });

  test("allows connections to the site and at most one backend", () => {
    const [own, ...others] = directives.get("connect-src") ?? [];
    expect(own).toBe("'self'");
    expect(others.length).toBeLessThanOrEqual(1);
  });

  for (const name of ["object-src", "base-uri", "frame-ancestors", "frame-src"]) {
    test(`closes ${name}`, () => {
      expect(directives.get(name)).toEqual(["'none'"]);
    });
  }

  test("is sent with the other security headers", () => {
    for (const name of [
      "Permissions-Policy",
      "Referrer-Policy",
      "X-Content-Type-Options",
      "X-Permitted-Cross-Domain-Policies",
      "Cross-Origin-Opener-Policy",
      "Cross-Origin-Resource-Policy",
      "Strict-Transport-Security",
    ]) {
      expect(headers).toContain(`${name}: `);
    }
    expect(headers).toContain("Strict-Transport-Security: max-age=63072000; includeSubDomains");
    for (const feature of ["serial", "hid", "midi", "display-capture", "clipboard-read", "camera", "geolocation"]) {
      expect(headers).toMatch(new RegExp(`Permissions-Policy: .*\\b${feature}=\\(\\)`));
    }
  });
});
