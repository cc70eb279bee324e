import { execSync, spawn } from "node:child_process";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import * as leadFormWords from "#words/lead-form.ts";

/** Copies the project into a subfolder of itself, so that the copy resolves the installed packages. */
async function copyProject(name: string): Promise<string> {
  const copy = resolve(".cache", name);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  execSync(`git ls-files -z | tar --create --null --files-from - | tar --extract --directory "${copy}"`);
  return copy;
}

interface DevServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the server of a copy, and waits until it prints its URL. */
async function startServer(copy: string, script: string, ...scriptArguments: readonly string[]): Promise<DevServer> {
  const environment = { ...process.env, PORT: "5273" };
  const server = spawn(process.execPath, [script, ...scriptArguments], { cwd: copy, env: environment });
  let output = "";
  const address = await new Promise<string>((found, failed) => {
    const hear = (text: Buffer) => {
      output += text.toString();
      const [said] = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(output) ?? [];
      if (said !== undefined) found(said);
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.on("exit", () => failed(new Error(`The server ended: ${output}`)));
  });
  return {
    address,
    stop: () =>
      new Promise((ended) => {
        server.removeAllListeners("exit").on("exit", () => ended());
        server.kill("SIGTERM");
      }),
  };
}

/** Replaces a file at once, as editors do, so that the server never reads it half written. */
async function edit(copy: string, file: string, from: string, to: string): Promise<void> {
  const path = join(copy, file);
  const text = await readFile(path, "utf8");
  expect(text, file).toContain(from);
  const edited = `${copy}-edited`;
  await writeFile(
    edited,
    text.replace(from, () => to),
  );
  await rename(edited, path);
}

/** Timeout for an edit to show, in milliseconds: it takes under a second on an idle computer. */
const longest = 30_000;

test(
  "the development server hot-reloads a page, its text, a component and a token, and keeps form input",
  { tag: "@all" },
  async ({ page }) => {
    // A cold start, with no dependencies pre-bundled.
    test.setTimeout(180_000);
    const copy = await copyProject("dev-copy");
    const dev = await startServer(copy, "scripts/dev.ts");
    try {
      await page.goto(`${dev.address}/learn`);
      const name = page.getByRole("textbox", { name: leadFormWords.fullName });
      await page.waitForLoadState("networkidle");
      await name.fill("Ada");

      for (const [file, from, to] of [
        ["src/pages/learn/free-resources.tsx", "          {title}", "          Edited block"],
        ["src/content/en/learn.md", "How insurance works", "Edited text"],
        ["src/widgets/leads/lead-form/lead-form.tsx", "        {title}", "        Edited part"],
      ] as const) {
        await edit(copy, file, from, to);
        await expect(page.getByText(to.trim()).first()).toBeVisible({ timeout: longest });
      }
      await edit(copy, "src/design-system/tokens.css", "--text-body: 1.0625rem", "--text-body: 31px");
      const isLarge = () =>
        [...document.querySelectorAll("p")].some((one) => getComputedStyle(one).fontSize === "31px");
      await page.waitForFunction(isLarge, undefined, { timeout: longest });
      await expect(name).toHaveValue("Ada");
    } finally {
      await dev.stop();
      await rm(copy, { recursive: true, force: true });
    }
  },
);

/** Sends the path unchanged; `fetch` would normalise it. */
function ask(address: string, path: string): Promise<{ readonly headers: IncomingHttpHeaders; readonly body: string }> {
  const { hostname, port } = new URL(address);
  return new Promise((found, failed) => {
    const headers = { Origin: "http://localhost:3000" };
    request({ hostname, port, path, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (body += String(chunk)));
      response.on("end", () => found({ headers: response.headers, body }));
    })
      .on("error", failed)
      .end();
  });
}

for (const [name, script, ...scriptArguments] of [
  ["The development server", "scripts/dev.ts"],
  // As in `npm run storybook`, on another port in case that one is in use.
  ["Storybook", "../../node_modules/.bin/storybook", "dev", "--ci", "-p", "6106"],
] as const) {
  test(`${name} serves no dotfiles, such as the owner's key, and refuses other origins`, { tag: "@all" }, async () => {
    test.setTimeout(180_000);
    const copy = await copyProject(name === "Storybook" ? "storybook-copy" : "served-copy");
    const secret = "sb_secret_of_a_test";
    const files = [".data/embedded/owner-key", ".data/other/database/base/1", ".env.local", ".secret/deep/key.txt"];
    for (const file of files) {
      await mkdir(dirname(join(copy, file)), { recursive: true });
      await writeFile(join(copy, file), secret);
    }
    const server = await startServer(copy, script, ...scriptArguments);
    try {
      // Control: the server does serve files of the project.
      const known = await ask(server.address, "/src/design-system/tokens.css?raw");
      expect(known.body).toContain("--text-body");
      expect.soft(known.headers["access-control-allow-origin"]).toBeUndefined();
      for (const file of files) {
        for (const path of [
          `/${file}`,
          `/@fs${copy}/${file}`,
          `/src/../${file}`,
          `/${file.replace(".", "%2e")}`,
          `/${file.toUpperCase()}`,
          `//${file}`,
        ]) {
          for (const query of " ?raw ?import&raw ?raw?? ?inline ?url&inline ?import&raw# #?raw".split(" ")) {
            const { body } = await ask(server.address, path + query);
            expect.soft(body, path + query).not.toContain(secret);
            // The file may be served as a data URL.
            expect.soft(body, path + query).not.toContain(Buffer.from(secret).toString("base64").slice(0, 20));
          }
        }
      }
      const settings = await ask(server.address, "/.npmrc?raw");
      expect(settings.body).not.toContain("export default");
    } finally {
      await server.stop();
      await rm(copy, { recursive: true, force: true });
    }
  });
}
