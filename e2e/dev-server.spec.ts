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

const secret = "sb_secret_of_a_test";
const secretFiles = [".data/embedded/owner-key", ".data/other/database/base/1", ".env.local", ".secret/deep/key.txt"];

/** Adds dotfiles with secrets, such as the owner's key. */
async function addSecrets(copy: string): Promise<void> {
  for (const file of secretFiles) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), secret);
  }
}

/** Expects that a server of a copy serves no dotfile, whatever the spelling of its path, and refuses other origins. */
async function expectNoSecrets(copy: string, address: string): Promise<void> {
  // Control: the server does serve files of the project.
  const known = await ask(address, "/src/design-system/tokens.css?raw");
  expect(known.body).toContain("--text-body");
  expect.soft(known.headers["access-control-allow-origin"]).toBeUndefined();
  for (const file of secretFiles) {
    for (const path of [
      `/${file}`,
      `/@fs${copy}/${file}`,
      `/src/../${file}`,
      `/${file.replace(".", "%2e")}`,
      `/${file.toUpperCase()}`,
      `//${file}`,
    ]) {
      for (const query of " ?raw ?import&raw ?raw?? ?inline ?url&inline ?import&raw# #?raw".split(" ")) {
        const { body } = await ask(address, path + query);
        expect.soft(body, path + query).not.toContain(secret);
        // The file may be served as a data URL.
        expect.soft(body, path + query).not.toContain(Buffer.from(secret).toString("base64").slice(0, 20));
      }
    }
  }
  const settings = await ask(address, "/.npmrc?raw");
  expect(settings.body).not.toContain("export default");
}

/** Timeout for an edit to show, in milliseconds: it takes under a second on an idle computer. */
const longest = 30_000;

test(
  "the development server serves no dotfiles, refuses other origins, hot-reloads a page, its text, a component and a token, and keeps form input",
  { tag: "@all" },
  async ({ page }) => {
    // A cold start, with no dependencies pre-bundled.
    test.setTimeout(180_000);
    const copy = await copyProject("dev-copy");
    await addSecrets(copy);
    const dev = await startServer(copy, "scripts/dev.ts");
    try {
      await expectNoSecrets(copy, dev.address);
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

test("Storybook serves no dotfiles, and refuses other origins", { tag: "@all" }, async () => {
  test.setTimeout(180_000);
  const copy = await copyProject("storybook-copy");
  await addSecrets(copy);
  // As in `npm run storybook`, on another port in case that one is in use.
  const server = await startServer(copy, "../../node_modules/.bin/storybook", "dev", "--ci", "-p", "6106");
  try {
    await expectNoSecrets(copy, server.address);
  } finally {
    await server.stop();
    await rm(copy, { recursive: true, force: true });
  }
});
