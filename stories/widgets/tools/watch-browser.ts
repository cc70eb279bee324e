/** Everything that would let a value out of the page, or keep it. */
export interface BrowserWatch {
  /** Each attempt since the watch began, as text: requests with their bodies, storage, cookies, addresses. */
  readonly seen: () => readonly string[];
  readonly stop: () => void;
}

async function bodyText(request: Request): Promise<string> {
  return request.body === null ? "" : await request.clone().text();
}

const dump = (storage: Storage) => JSON.stringify(Object.entries(storage));

/** Puts a function in place of a method, and gives back how to undo it. */
function replaceMethod<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  wrap: (original: Owner[Name]) => Owner[Name],
): () => void {
  const original = owner[name];
  owner[name] = wrap(original);
  return () => {
    owner[name] = original;
  };
}

/**
 * Watches fetch, XMLHttpRequest, beacons, sockets, everything else the browser fetches, both storages, cookies,
 * IndexedDB and the address. What it sees still happens.
 */
export function watchBrowser(): BrowserWatch {
  const seen: string[] = [];
  const note = (...parts: readonly unknown[]) => void seen.push(parts.map(String).join(" "));

  const resources = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) note("resource", name);
  });
  resources.observe({ type: "resource" });

  const undo = [
    replaceMethod(window, "fetch", (original) => async (input, init) => {
      const request = new Request(input, init);
      note("fetch", request.method, request.url, JSON.stringify([...request.headers]), await bodyText(request));
      return original.call(window, input, init);
    }),
    replaceMethod(
      XMLHttpRequest.prototype,
      "send",
      (original) =>
        function send(this: XMLHttpRequest, body) {
          note("xhr", body);
          original.call(this, body);
        },
    ),
    replaceMethod(navigator, "sendBeacon", (original) => (url, data) => {
      note("beacon", url, data);
      return original.call(navigator, url, data);
    }),
    replaceMethod(window, "open", (original) => (...args) => {
      note("open", ...args);
      return original.apply(window, args);
    }),
    replaceMethod(
      window,
      "WebSocket",
      (Original) =>
        class extends Original {
          constructor(url: string | URL, protocols?: string | string[]) {
            note("socket", url);
            super(url, protocols);
          }
        },
    ),
    replaceMethod(
      Storage.prototype,
      "setItem",
      (original) =>
        function setItem(this: Storage, key, value) {
          note("storage", key, value);
          original.call(this, key, value);
        },
    ),
    replaceMethod(
      IDBFactory.prototype,
      "open",
      (original) =>
        function open(this: IDBFactory, name, version) {
          note("database", name);
          return original.call(this, name, version);
        },
    ),
    replaceMethod(history, "pushState", (original) => (data, unused, url) => {
      note("address", url, JSON.stringify(data));
      original.call(history, data, unused, url);
    }),
    replaceMethod(history, "replaceState", (original) => (data, unused, url) => {
      note("address", url, JSON.stringify(data));
      original.call(history, data, unused, url);
    }),
  ];

  return {
    seen() {
      for (const { name } of resources.takeRecords()) note("resource", name);
      return [
        ...seen,
        `href ${location.href}`,
        `cookie ${document.cookie}`,
        `local ${dump(localStorage)}`,
        `session ${dump(sessionStorage)}`,
        `name ${window.name}`,
      ];
    },
    stop() {
      resources.disconnect();
      for (const restore of undo) restore();
    },
  };
}

/** Whether a number stands in a text, plain, grouped or encoded. */
export function mentions(text: string, value: number): boolean {
  const digits = String(value);
  return text.replaceAll(/(?<=\d)(?:,|%2C|%20|\s|\+)(?=\d)/gi, "").includes(digits);
}
