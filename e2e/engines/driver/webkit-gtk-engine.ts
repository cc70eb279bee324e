import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../scripts/machine/listen.ts";
import { findInPage, isFocused, isInWindow, plainTarget, testingLibrary } from "./find-in-page.ts";
import { until } from "./in-time.ts";
import { type Display, openDisplay } from "./own-display.ts";
import type { Engine, Session, Target } from "./session.ts";
import { keyValues, openWebDriver } from "./webdriver.ts";

export interface WebKitGtkOptions {
  /** Identifiers of the features to switch off, to emulate an older Safari. */
  readonly featuresOff: readonly string[];
}

const windowProgram = fileURLToPath(new URL("webkit-window.py", import.meta.url));

/**
 * Messages to ignore: requests and imports aborted by a navigation, and a policy directive that WebKit doesn't support. A
 * file that can't be fetched is also reported as a failed request.
 */
const harmless =
  /Load request cancelled|annot load \S+\.js due|Code that comes later could not be fetched|Unrecognized Content-Security-Policy directive 'manifest-src'/;

/** An element of the page, as commands name it. */
type ElementReference = Readonly<Record<string, string>>;

/** Actions that press keys in turn, while others are held. */
const strokes = (keys: readonly string[], held: readonly string[] = []) => ({
  type: "key",
  id: "keyboard",
  actions: [
    ...held.map((value) => ({ type: "keyDown", value })),
    ...keys.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))),
    ...held.map((value) => ({ type: "keyUp", value })),
  ],
});

/** Errors of the driver when an element or document was replaced during a command. */
const replaced = ["stale element reference", "Could not parse script result"];

/** The result, or undefined when the element was replaced or the page was left during the command. */
async function unlessReplaced<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && replaced.some((words) => error.message.includes(words))) return undefined;
    throw error;
  }
}

/** Debian's WebKitGTK, which needs a display. */
export function webKitGtkEngine({ featuresOff }: WebKitGtkOptions): Engine {
  let display: Promise<Display> | undefined;
  return {
    async close() {
      (await display)?.close();
    },
    async openSession(site, look) {
      display ??= openDisplay();
      const { name: displayName } = await display;
      const folder = await mkdtemp(join(tmpdir(), "northcover-webkit-"));
      const paper = join(folder, "paper.pdf");
      const reserved = createServer();
      const port = await freePort(reserved);
      reserved.close();
      // A separate process group, so that killing the driver also ends a frozen page.
      const driver = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
        stdio: ["ignore", "pipe", "pipe"],
        detached: true,
        env: { ...process.env, DISPLAY: displayName },
      });
      const said: string[] = [];
      for (const stream of [driver.stdout, driver.stderr]) {
        stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
      }
      const end = async () => {
        if (driver.pid !== undefined) process.kill(-driver.pid, "SIGKILL");
        await rm(folder, { recursive: true, force: true });
      };
      const driverAddress = `http://127.0.0.1:${port}`;
      await until("the driver", () =>
        fetch(`${driverAddress}/status`).then(
          () => true,
          () => false,
        ),
      );
      const browser = await openWebDriver(
        driverAddress,
        {
          "webkitgtk:browserOptions": {
            binary: windowProgram,
            args: [
              `--width=${look.width}`,
              `--height=${look.height}`,
              ...(look.scheme === "dark" ? ["--dark"] : []),
              `--off=${featuresOff.join(",")}`,
              `--folder=${folder}`,
            ],
          },
          pageLoadStrategy: look.waitsForLoad ? "normal" : "none",
          timeouts: { pageLoad: 30_000, script: 10_000 },
        },
        look.answersWithin,
      );

      const evaluate: Session["evaluate"] = (act, ...args) =>
        browser.run(`return (${act.toString()}).apply(null, arguments)`, args);

      async function shown(target: Target): Promise<ElementReference | undefined> {
        const find = () =>
          unlessReplaced(
            browser.run<ElementReference | null | "no library">(`return (${findInPage.toString()})(arguments[0])`, [
              plainTarget(target),
            ]),
          );
        let found = await find();
        if (found === "no library") {
          await browser.run(testingLibrary);
          found = await find();
        }
        return found === null || found === "no library" ? undefined : found;
      }

      const find = (target: Target) => until(JSON.stringify(plainTarget(target)), () => shown(target));

      /** Runs a function on a visible element; undefined when it isn't visible. */
      async function ask<Result>(target: Target, act: (element: HTMLElement) => Result): Promise<Result | undefined> {
        const element = await shown(target);
        if (element === undefined) return undefined;
        return unlessReplaced(browser.run(`return (${act.toString()})(arguments[0])`, [element]));
      }

      /** As `ask`, but waits for the element. */
      const answer = <Result>(target: Target, act: (element: HTMLElement) => Result) =>
        until(JSON.stringify(plainTarget(target)), () => ask(target, act));

      /** The point to click on a target, once it no longer moves and nothing covers it. */
      async function place(target: Target): Promise<{ readonly x: number; readonly y: number }> {
        let last = "";
        return until(`a place to press ${JSON.stringify(plainTarget(target))}`, async () => {
          const element = await find(target);
          const point = await unlessReplaced(
            browser.run<{ readonly x: number; readonly y: number } | null>(
              `return (${pointOf.toString()})(arguments[0])`,
              [element],
            ),
          );
          const isStill = JSON.stringify(point) === last;
          last = JSON.stringify(point);
          return point !== null && isStill ? point : undefined;
        });
      }

      const act = (actions: object) => browser.post("/actions", { actions: [actions] });
      const point = (...actions: readonly object[]) =>
        act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
      const to = (x: number, y: number) => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) });
      const moveTo = (x: number, y: number) => point(to(x, y));

      async function press(target: Target): Promise<void> {
        const { x, y } = await place(target);
        const down = { type: "pointerDown", button: 0 };
        await point(to(x, y), down, { type: "pause", duration: 30 }, { ...down, type: "pointerUp" });
      }

      return {
        look,
        resize: (width) => browser.post("/window/rect", { width, height: look.height }),
        open: (path) => browser.post("/url", { url: new URL(path, site.address).href }),
        back: () => browser.post("/back"),
        forward: () => browser.post("/forward"),
        address: async () => new URL(await browser.get("/url")),
        evaluate,
        isShown: async (target) => (await shown(target)) !== undefined,
        isFocused: async (target) => (await ask(target, isFocused)) ?? false,
        isInWindow: async (target) => (await ask(target, isInWindow)) ?? false,
        text: (target) => answer(target, (element) => element.innerText),
        value: (target) =>
          answer(target, (element) => ("value" in element && typeof element.value === "string" ? element.value : "")),
        press,
        async hover(target) {
          const { x, y } = await place(target);
          await moveTo(x, y);
        },
        moveTo,
        async write(target, text) {
          await press(target);
          await act(strokes(["a"], [keyValues.Control]));
          await act(strokes([...text]));
        },
        async choose(target, entry) {
          await place(target);
          await until(`${entry} in ${JSON.stringify(plainTarget(target))}`, async () => {
            const option = await unlessReplaced(
              browser.run<ElementReference | null>(
                "return [...arguments[0].options].find(({ label }) => label === arguments[1]) ?? null",
                [await find(target), entry],
              ),
            );
            if (option === null) throw new Error(`The list has no entry ${entry}`);
            return (
              option !== undefined &&
              (await unlessReplaced(browser.post(`/element/${Object.values(option)[0]}/click`).then(() => true)))
            );
          });
        },
        key: (key) => act(strokes([keyValues[key]])),
        control: (letter) => act(strokes([letter], [keyValues.Control])),
        type: (text) => act(strokes([...text])),
        async printed() {
          await writeFile(join(folder, "print"), "");
          let size = 0;
          await until("the printed page", async () => {
            const last = size;
            size = existsSync(paper) ? (await stat(paper)).size : 0;
            return size > 0 && size === last;
          });
          return execFileSync("pdftotext", ["-layout", paper, "-"], { encoding: "utf8" });
        },
        async problems() {
          // Console messages of the page may arrive with a delay.
          await wait(50);
          return said
            .join("")
            .split("\n")
            .filter((line) => /\bCONSOLE (\w+ )?ERROR |^(REQUEST|PROCESS|PRINT|UNKNOWN)-/.test(line))
            .filter((line) => !harmless.test(line));
        },
        picture: async () => Buffer.from(await browser.get("/screenshot"), "base64"),
        async close() {
          await browser.close().catch(() => {});
          await end();
        },
      };
    },
  };
}

/** Runs in the page: scrolls an element into view. @returns Its centre, or null while something covers it. */
function pointOf(element: HTMLElement): { readonly x: number; readonly y: number } | null {
  const middle = () => {
    // The centre of text over two lines may lie outside the text; use the first line.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isMet = () => {
    const { x, y } = middle();
    const met = document.elementFromPoint(x, y);
    const label = met?.closest("label");
    return met !== null && (element.contains(met) || (label instanceof HTMLLabelElement && label.control === element));
  };
  if (!isMet()) element.scrollIntoView({ block: "center", behavior: "instant" });
  // The driver jumps faster than any visitor scrolls: skipped sections are still being laid out, and WebKit has no
  // scroll anchoring.
  const isSettled = scrollY === 0 || document.querySelector("main[data-laid-out]") !== null;
  return isMet() && isSettled ? middle() : null;
}
