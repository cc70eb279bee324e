/** Key codes, https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const keyValues = {
  Escape: "\uE00C",
  Tab: "\uE004",
  Enter: "\uE007",
  Space: " ",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Home: "\uE011",
  End: "\uE010",
  Backspace: "\uE003",
  Control: "\uE009",
} as const;

/** A page that takes longer than this for a command counts as frozen, unless a session sets another limit. */
const usualLimit = 12_000;

/**
 * Commands of the WebDriver standard (https://www.w3.org/TR/webdriver2/) in one window. Maintained libraries wait forever
 * for a frozen page, which these tests are meant to find.
 */
export interface WebDriver {
  get(path: string): Promise<string>;
  post(path: string, body?: object): Promise<void>;
  /** Runs the source of a function body in the page; `arguments` holds the arguments. */
  run<Result>(script: string, args?: readonly unknown[]): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Opens a window.
 * @param driver Address of the driver, such as `http://127.0.0.1:4444`.
 * @param limit Milliseconds that the page may take to run a function.
 */
export async function openWebDriver(driver: string, capabilities: object, limit = usualLimit): Promise<WebDriver> {
  const { sessionId } = await command<{ readonly sessionId: string }>("POST", `${driver}/session`, usualLimit, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    get: (path) => command("GET", session + path, usualLimit),
    post: (path, body = {}) => command("POST", session + path, usualLimit, body),
    run: (script, args = []) => command("POST", `${session}/execute/sync`, limit, { script, args }),
    close: () => command("DELETE", session, usualLimit),
  };
}

/** @throws {Error} When the driver reports an error, or doesn't respond in time. */
async function command<Result>(
  method: "GET" | "POST" | "DELETE",
  url: string,
  limit: number,
  body?: object,
): Promise<Result> {
  const name = `${method} ${url.replace(/^.*\/session\/[^/]+/, "")}`;
  const init = {
    method,
    signal: AbortSignal.timeout(limit),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new Error(`The browser gives no answer to ${name}; the page has frozen or the browser is gone.`, { cause });
  });
  const { value } = (await response.json()) as { readonly value: Result };
  if (!response.ok) {
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`${name}: ${error}: ${message}`);
  }
  return value;
}
