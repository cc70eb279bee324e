import { test as siteTest } from "../site.ts";
import type { Engine, Look, Session } from "./driver/session.ts";
import { until } from "./driver/in-time.ts";
import type { Target } from "./driver/session.ts";
import { type EngineName, openEngine } from "./driver/engines.ts";

interface EngineTests {
  /** Opens a window of the engine at a page, if one is named; it is closed when the test ends. */
  readonly arrive: (path?: string, look?: Partial<Look>) => Promise<Session>;
}

interface EngineWorkers {
  readonly engineName: EngineName;
  readonly engine: Engine;
}

export const phone: Look = { width: 390, height: 844, scheme: "light", waitsForLoad: true };

/** Tests of the built site in the engine that the project names. */
export const test = siteTest.extend<EngineTests, EngineWorkers>({
  engineName: ["Chromium", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = openEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  arrive: async ({ engine, site }, use, testInfo) => {
    const sessions: Session[] = [];
    await use(async (path, look) => {
      const session = await engine.openSession(site, { ...phone, ...look });
      sessions.push(session);
      if (path !== undefined) await session.open(path);
      return session;
    });
    for (const [index, session] of sessions.entries()) {
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath(`window-${index}.png`);
        await session.picture().then(
          (body) => testInfo.attach(path, { body, contentType: "image/png" }),
          () => {},
        );
      }
      await session.close();
    }
  },
});

export async function seen(session: Session, target: Target): Promise<void> {
  await until(JSON.stringify(target), () => session.isShown(target));
}

export async function gone(session: Session, target: Target): Promise<void> {
  await until(`an end of ${JSON.stringify(target)}`, async () => !(await session.isShown(target)));
}

export async function focused(session: Session, target: Target): Promise<void> {
  await until(`focus on ${JSON.stringify(target)}`, () => session.isFocused(target));
}

/** Waits until the URL has this path and fragment. */
export async function arrived(session: Session, place: string): Promise<void> {
  await until(`an arrival at ${place}`, async () => {
    const { pathname, hash } = await session.address();
    return pathname + hash === place;
  });
}

/** Waits until a text is in the window. */
export async function readInWindow(session: Session, words: string): Promise<void> {
  await until(`the words ${words} in the window`, async () => {
    const top = (await wordsAt(session, words))?.top ?? -1;
    return top > 0 && top < session.look.height;
  });
}

/** The position of a text in the window, or undefined while it isn't visible. */
function wordsAt(session: Session, words: string): Promise<{ readonly top: number } | null> {
  return session.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode() !== null) {
      const text = texts.currentNode;
      if (text.nodeValue?.includes(wanted) !== true) continue;
      range.selectNode(text);
      const { top, height, width } = range.getBoundingClientRect();
      const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
      if (isShown && height > 0 && width > 1) return { top };
    }
    return null;
  }, words);
}

export async function read(session: Session, words: string): Promise<void> {
  await until(`the words ${words}`, async () => (await wordsAt(session, words)) !== null);
}

export async function unread(session: Session, words: string): Promise<void> {
  await until(`an end of the words ${words}`, async () => (await wordsAt(session, words)) === null);
}

export { expect } from "@playwright/test";
