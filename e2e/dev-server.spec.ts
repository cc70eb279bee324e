import { execFileSync, spawn } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";

/** A copy of the project to edit, within it, so that it finds the installed packages. */
const copy = resolve(".cache/dev-copy");

const tracked = ["src", "scripts", "supabase", "public", "package.json", "vite.config.ts", "tsconfig.json"];

interface DevServer {
  readonly address: string;
  stop(): Promise<void>;
}

async function startDev(): Promise<DevServer> {
  const server = spawn(process.execPath, ["scripts/dev.ts"], { cwd: copy, env: { ...process.env, PORT: "5273" } });
  let output = "";
  const address = await new Promise<string>((found, failed) => {
    const hear = (text: Buffer) => {
      output += text.toString();
      const [, said] = /is at (http:\S+)/.exec(output) ?? [];
      if (said !== undefined) found(said);
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.on("exit", () => failed(new Error(`The development server ended: ${output}`)));
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

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(copy, file);
  const text = await readFile(path, "utf8");
  expect(text, file).toContain(from);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
}

/** Longest wait for an edit, in milliseconds: under a second on an idle computer, and room for a busy one. */
const patience = 10_000;

test("the development server shows edits of a page, its words, a part and a token, and keeps what was typed", async ({
  page,
}) => {
  // It starts cold, with no dependency bundled.
  test.setTimeout(180_000);
  await rm(copy, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "--", ...tracked], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
  for (const file of files) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(file, join(copy, file));
  }
  const dev = await startDev();
  try {
    await page.goto(`${dev.address}/learn`);
    const name = page.getByRole("textbox", { name: "Full name" });
    await page.waitForLoadState("networkidle");
    await name.fill("Ada");

    /** Waits until an edit is shown, and notes how long that took. */
    async function shows(what: string, change: Promise<void>, isShown: () => boolean): Promise<void> {
      await change;
      const started = performance.now();
      await page.waitForFunction(isShown, undefined, { timeout: patience });
      const took = `${Math.round(performance.now() - started)} ms`;
      test.info().annotations.push({ type: `edit of a ${what}`, description: took });
    }

    await shows("page", edit("src/pages/learn/learn-page.tsx", "title={words.title}", 'title="Edited page"'), () =>
      document.body.innerText.includes("Edited page"),
    );
    await shows("text", edit("src/content/en/learn-index.ts", "How insurance works", "Edited text"), () =>
      document.body.innerText.includes("Edited text"),
    );
    const part = "src/widgets/lead-form/lead-form.tsx";
    await shows("part", edit(part, "        {title}", "        Edited part"), () =>
      document.body.innerText.includes("Edited part"),
    );
    await shows("token", edit("src/design-system/tokens.css", "--text-body: 1.0625rem", "--text-body: 31px"), () =>
      [...document.querySelectorAll("p")].some((paragraph) => getComputedStyle(paragraph).fontSize === "31px"),
    );
    await expect(name).toHaveValue("Ada");
  } finally {
    await dev.stop();
    await rm(copy, { recursive: true, force: true });
  }
});
