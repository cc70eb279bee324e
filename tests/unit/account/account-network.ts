import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

/** The mocked network of a test file, and a page for the code under test. Each test starts without handlers. */
export function accountNetwork(): ReturnType<typeof setupServer> {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterAll(() => server.close());
  beforeEach(() => void vi.stubGlobal("location", new URL("https://www.northcover.example/learn")));
  afterEach(() => {
    server.resetHandlers();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return server;
}
