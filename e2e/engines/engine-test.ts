import { test as siteTest } from "../site.ts";
import type { Engine, Look, Session } from "./driver/session.ts";
import { until } from "./driver/in-time.ts";
import type { Target } from "./driver/session.ts";
import { engineNamed, type EngineName } from "./driver/engines.ts";

interface EngineTests {
  /** Opens a window of the engine; it is closed when the test ends. */
  readonly arrive: (look?: Partial<Look>) => Promise<Session>;
}

interface EngineWorkers {
  readonly engineName: EngineName;
  readonly engine: Engine;
}

const phone: Look = { width: 390, height: 844, scheme: "light" };

/** Tests of the built site in the engine that the project names. */
export const test = siteTest.extend<EngineTests, EngineWorkers>({
  engineName: ["Firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = engineNamed(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  arrive: async ({ engine, site }, use, testInfo) => {
    const sessions: Session[] = [];
    await use(async (look) => {
      const session = await engine.openSession(site, { ...phone, ...look });
      sessions.push(session);
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

/** Waits until something is shown. */
export async function seen(session: Session, target: Target): Promise<void> {
  await until(JSON.stringify(target), () => session.isShown(target));
}

export { expect } from "@playwright/test";
