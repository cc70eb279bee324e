/** An input source with its sequence of actions. */
export type InputSource =
  | {
      readonly type: "pointer";
      readonly id: string;
      readonly parameters: { readonly pointerType: "mouse" | "touch" };
      readonly actions: readonly (
        | { readonly type: "pointerMove"; readonly duration: number; readonly x: number; readonly y: number }
        | { readonly type: "pointerDown" | "pointerUp"; readonly button: number }
        | { readonly type: "pause"; readonly duration: number }
      )[];
    }
  | {
      readonly type: "key";
      readonly id: string;
      readonly actions: readonly { readonly type: "keyDown" | "keyUp"; readonly value: string }[];
    };

/** An element of the page, as commands name it. */
export interface ElementReference {
  readonly "element-6066-11e4-a52e-4f735466cecf": string;
}

/** A page that takes longer than this for a command counts as frozen, unless a session sets another limit. */
const usualLimit = 12_000;

/**
 * The few commands of the WebDriver standard (https://www.w3.org/TR/webdriver2/) that the tests need. Maintained
 * libraries wait forever for a frozen page, which these tests are meant to find.
 */
export class WebDriver {
  readonly #session: string;
  readonly #limit: number;

  private constructor(session: string, limit: number) {
    this.#session = session;
    this.#limit = limit;
  }

  /**
   * Opens a window.
   * @param driver Address of the driver, such as `http://127.0.0.1:4444`.
   * @param limit Milliseconds that the page may take to run a function.
   */
  static async open(driver: string, capabilities: object, limit = usualLimit): Promise<WebDriver> {
    const { sessionId } = await command<{ readonly sessionId: string }>("POST", `${driver}/session`, usualLimit, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriver(`${driver}/session/${sessionId}`, limit);
  }

  #command<Result>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: object,
    limit = usualLimit,
  ): Promise<Result> {
    return command(method, this.#session + path, limit, body);
  }

  goTo(url: string): Promise<void> {
    return this.#command("POST", "/url", { url });
  }

  address(): Promise<string> {
    return this.#command("GET", "/url");
  }

  back(): Promise<void> {
    return this.#command("POST", "/back", {});
  }

  forward(): Promise<void> {
    return this.#command("POST", "/forward", {});
  }

  /** Runs the source of a function body in the page; `arguments` holds the arguments. */
  run<Result>(script: string, args: readonly unknown[] = []): Promise<Result> {
    return this.#command("POST", "/execute/sync", { script, args }, this.#limit);
  }

  act(...actions: readonly InputSource[]): Promise<void> {
    return this.#command("POST", "/actions", { actions });
  }

  /** Clicks an element with the driver's own command, which is how an option of a list is selected. */
  click(element: ElementReference): Promise<void> {
    return this.#command("POST", `/element/${Object.values(element)[0]}/click`, {});
  }

  picture(): Promise<string> {
    return this.#command("GET", "/screenshot");
  }

  close(): Promise<void> {
    return this.#command("DELETE", "");
  }
}

/** @throws {Error} When the driver reports an error, or doesn't respond in time. */
async function command<Result>(
  method: "GET" | "POST" | "DELETE",
  url: string,
  limit: number,
  body?: object,
): Promise<Result> {
  const name = `${method} ${url.replace(/^.*\/session\/[^/]+/, "")}`;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(limit),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Error(`The browser gives no answer to ${name}; the page has frozen or the browser is gone.`, {
      cause: error,
    });
  }
  const { value } = (await response.json()) as { readonly value: Result };
  if (!response.ok) {
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`${name}: ${error}: ${message}`);
  }
  return value;
}
