import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { closePage, openPage, until, type PageUnderTest } from "./page-under-test.ts";

const button = '<button id="act" type="button">Act</button>';

function element(page: PageUnderTest, selector: string): HTMLElement {
  const found = page.document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`Nothing at ${selector}`);
  return found;
}

function count(page: PageUnderTest, selector: string, type: string): () => number {
  let times = 0;
  element(page, selector).addEventListener(type, (event) => {
    times += 1;
    event.preventDefault();
  });
  return () => times;
}

/** Whether `focus()` reads whether to show the focus: Chromium 123 doesn't. */
function readsFocusVisible(): boolean {
  let isRead = false;
  document.createElement("button").focus({
    get focusVisible() {
      isRead = true;
      return false;
    },
  });
  return isRead;
}

function press(
  page: PageUnderTest,
  key: string,
  options: KeyboardEventInit = {},
  on: EventTarget = page.document.body,
) {
  on.dispatchEvent(new page.window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));
}

beforeEach(() => sessionStorage.clear());
afterEach(closePage);

const savesData = ({ navigator }: Window) =>
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });

describe("a page without interaction", () => {
  test("fetches its stylesheet and the app, and starts it", async () => {
    const page = await openPage({ body: button });
    await until(page.hasRun);
    expect(page.stylesheets()).toEqual(["/tests/loader/empty.css"]);
    expect(page.fetched()).toEqual(["/tests/loader/fake-module.ts", "/tests/loader/fake-app.ts"]);
  });

  test("starts the app in a browser without requestIdleCallback", async () => {
    const page = await openPage({
      body: button,
      before: (window) => Reflect.deleteProperty(window, "requestIdleCallback"),
    });
    await until(page.hasRun);
  });

  test("fetches no app for visitors who save data, until a part that needs it is in view", async () => {
    const page = await openPage({
      body: '<div style="height: 2000px"></div><div data-slot="scripted-only">Filter</div>',
      before: savesData,
    });
    await until(() => page.stylesheets().length === 1);
    await page.settled();
    expect(page.fetched()).toEqual([]);
    page.window.scrollTo({ top: 2000, behavior: "instant" });
    await until(page.hasRun);
  });
});

describe("a click before hydration", () => {
  test("is held, and replayed once", async () => {
    const page = await openPage({ body: button });
    const presses = count(page, "#act", "click");
    element(page, "#act").click();
    await until(page.hasRun);
    expect(page.document.documentElement.dataset["module"]).toBe("");
    expect(presses()).toBe(0);
    await page.letAppStart();
    await until(() => presses() === 1);
    element(page, "#act").click();
    expect(presses()).toBe(2);
  });

  test("is replayed even without a stylesheet", async () => {
    for (const stylesheet of [null, "/tests/loader/no-such.css"]) {
      const page = await openPage({ body: button, stylesheet });
      const presses = count(page, "#act", "click");
      element(page, "#act").click();
      await page.letAppStart();
      await until(() => presses() === 1);
    }
  });

  test.skipIf(!readsFocusVisible())(
    "before the loader is inferred from focus, unless the keyboard moved it",
    async () => {
      for (const [focusVisible, expected] of [
        [false, true],
        [true, false],
      ] as const) {
        const page = await openPage({
          body: `${button}<script>
          const act = document.querySelector("#act");
          act.addEventListener("click", () => (act.dataset.pressed = ""));
          act.focus({ focusVisible: ${focusVisible} });
        </script>`,
        });
        await page.letAppStart();
        await page.settled();
        expect(element(page, "#act").dataset["pressed"] !== undefined).toBe(expected);
      }
    },
  );

  test.each<[string, string, MouseEventInit?]>([
    ["a link", '<a id="act" href="#place">Place</a>'],
    ["a button that opens the menu by itself", '<button id="act" popovertarget="menu">Menu</button>'],
    ["a question", "<details><summary id=act>Question</summary>Answer</details>"],
    ["a link that opens a new tab", '<a id="act" role="tab" href="#place">Place</a>', { ctrlKey: true }],
  ])("is not held on %s", async (_, body, keys) => {
    const page = await openPage({ body: `${body}<p id="menu" popover>Menu</p>`, before: savesData });
    const presses = count(page, "#act", "click");
    element(page, "#act").dispatchEvent(
      new page.window.MouseEvent("click", { bubbles: true, cancelable: true, ...keys }),
    );
    expect(presses()).toBe(1);
    await page.settled();
    expect(page.hasRun()).toBe(false);
  });

  test("submits a form with the same button", async () => {
    const page = await openPage({
      body: '<form id="form"><input name="email" value="a@example.ca"><button id="act" name="way" value="quote">Send</button></form>',
    });
    const sent: (string | undefined)[] = [];
    element(page, "form").addEventListener("submit", (event) => {
      event.preventDefault();
      sent.push(event.submitter?.getAttribute("value") ?? undefined);
    });
    element(page, "#act").click();
    await until(page.hasRun);
    expect(sent).toEqual([]);
    await page.letAppStart();
    await until(() => sent.length > 0);
    element(page, "#act").click();
    expect(sent).toEqual(["quote", "quote"]);
  });

  test("replays a keyboard shortcut", async () => {
    for (const [key, options] of [
      ["k", { ctrlKey: true }],
      ["k", { metaKey: true }],
    ] as const) {
      const page = await openPage({
        body: '<button id="act" aria-keyshortcuts="Control+K Meta+K">Search</button>',
      });
      const presses = count(page, "#act", "click");
      press(page, key, options);
      await page.letAppStart();
      await until(() => presses() === 1);
      // From here on, the app handles the event itself.
      press(page, key, options);
      await page.settled();
      expect(presses()).toBe(1);
    }
  });

  test("is no shortcut with Alt, without a modifier, or with another key", async () => {
    const page = await openPage({ body: '<button aria-keyshortcuts="Control+K">Search</button>', before: savesData });
    press(page, "k", { ctrlKey: true, altKey: true });
    press(page, "k");
    press(page, "x", { ctrlKey: true });
    await page.settled();
    expect(page.hasRun()).toBe(false);
  });
});

test.each(["pointerover", "pointerdown", "focusin", "keydown"])(
  "focus or hover on a control starts the app: %s",
  async (type) => {
    const page = await openPage({ body: "<label>Age <input></label><p>Text</p>", before: savesData });
    element(page, "p").dispatchEvent(new page.window.Event(type, { bubbles: true }));
    await page.settled();
    expect(page.hasRun()).toBe(false);
    element(page, "input").dispatchEvent(new page.window.Event(type, { bubbles: true }));
    await until(page.hasRun);
  },
);

const loseNetwork = (onFetch: () => void) => (page: Window) => {
  page.fetch = () => {
    onFetch();
    return Promise.reject(new TypeError("Failed to fetch"));
  };
};

describe("an app that fails to load", () => {
  const missing = '<p id="load-error" hidden>Could not be loaded</p>';

  test("is reported after a click that needs it, and fetched again on the next click", async () => {
    let requests = 0;
    const page = await openPage({ body: button + missing, before: loseNetwork(() => (requests += 1)) });
    element(page, "#act").click();
    const note = element(page, "#load-error");
    await until(() => !note.hidden);
    await page.settled();
    const before = requests;
    element(page, "#act").click();
    expect(note.hidden).toBe(true);
    await until(() => !note.hidden);
    expect(requests).toBeGreaterThan(before);
  });

  test("leaves a complete lead form to the browser", async () => {
    const page = await openPage({
      body: `<form method="post" action="/lead"><input name="email" required><button id="act" type="submit">Send</button></form>${missing}`,
      app: "/tests/loader/no-such-app.ts",
    });
    const email = page.document.querySelector("input");
    if (email === null) throw new Error("No form");
    const sent = count(page, "form", "submit");
    let refused = 0;
    email.addEventListener("invalid", () => (refused += 1));
    element(page, "#act").click();
    await until(() => refused === 1);
    expect(sent()).toBe(0);
    email.value = "a@example.ca";
    element(page, "#act").click();
    await until(() => sent() === 1);
    expect(element(page, "#load-error").hidden).toBe(true);
  });

  test("stays reported while the page retries by itself", async () => {
    const whenIdle: IdleRequestCallback[] = [];
    const page = await openPage({
      body: button + missing,
      before: (window) =>
        Object.assign(window, { requestIdleCallback: (act: IdleRequestCallback) => whenIdle.push(act) }),
    });
    element(page, "#act").click();
    await page.letAppFail();
    const note = element(page, "#load-error");
    await until(() => !note.hidden);
    await until(() => whenIdle.length > 0);
    while (whenIdle.length > 0) whenIdle.shift()?.({ didTimeout: false, timeRemaining: () => 50 });
    expect(note.hidden).toBe(false);
  });

  test("is not reported after hover alone", async () => {
    const page = await openPage({ body: button + missing, before: loseNetwork(() => {}) });
    element(page, "#act").dispatchEvent(new page.window.Event("pointerover", { bubbles: true }));
    await page.settled();
    expect(element(page, "#load-error").hidden).toBe(true);
  });

  test("is not reported on a page without the message", async () => {
    const page = await openPage({ body: button });
    const presses = count(page, "#act", "click");
    element(page, "#act").click();
    await page.letAppFail();
    await page.settled();
    expect(presses()).toBe(0);
  });
});

describe("events replayed to the app", () => {
  /** Records the events that the running app would receive, with their timestamps. */
  function listen(page: PageUnderTest): { readonly type: string; readonly at: number }[] {
    const heard: { type: string; at: number }[] = [];
    const note = (event: Event) => {
      const at: unknown = "detail" in event && event.type === "scroll" ? event.detail : event.timeStamp;
      heard.push({ type: event.type, at: Number(at) });
    };
    page.window.addEventListener("scroll", note);
    page.document.addEventListener("mouseout", note);
    return heard;
  }

  function leave(page: PageUnderTest, relatedTarget: EventTarget | null) {
    page.document.body.dispatchEvent(
      new page.window.MouseEvent("mouseout", { bubbles: true, clientY: -1, relatedTarget }),
    );
  }

  test("the first scroll and a leaving pointer are replayed once, with their own timestamps", async () => {
    const page = await openPage({ body: '<div style="height: 3000px"></div>' });
    page.window.scrollTo({ top: 500, behavior: "instant" });
    await page.settled();
    leave(page, null);
    const before = page.window.performance.now();
    await until(page.hasRun);
    const heard = listen(page);
    await page.letAppStart();
    await until(() => heard.length === 2);
    expect(heard.map(({ type }) => type)).toEqual(["scroll", "mouseout"]);
    for (const { at } of heard) expect(at).toBeLessThanOrEqual(before);
    await page.settled();
    expect(heard).toHaveLength(2);
  });

  test("a pointer that moves between elements is not replayed", async () => {
    const page = await openPage({ body: button });
    leave(page, page.document.body);
    await until(page.hasRun);
    const heard = listen(page);
    await page.letAppStart();
    await page.settled();
    expect(heard).toEqual([]);
  });
});

describe("the rest of the page", () => {
  const section = '<div data-slot="section"><p>Text</p></div>';

  function notLaidOut(page: PageUnderTest): number {
    return page.document.querySelectorAll('main [data-slot="section"]:not([data-laid-out])').length;
  }

  test("is laid out section by section, then the page is marked, and so are the sections of the next page", async () => {
    const page = await openPage({ body: `<main>${section.repeat(3)}<div data-slot="table"></div></main>` });
    const main = element(page, "main");
    await until(() => main.dataset["laidOut"] !== undefined);
    expect(notLaidOut(page)).toBe(0);
    expect(element(page, '[data-slot="table"]').dataset["laidOut"]).toBe("");
    main.innerHTML = section.repeat(2);
    expect(notLaidOut(page)).toBe(2);
    page.window.dispatchEvent(new page.window.Event("page-ready"));
    await until(() => notLaidOut(page) === 0);
  });

  test("is laid out at once if the page is opened at a fragment", async () => {
    const page = await openPage({
      body: `<main>${section.repeat(3)}<h2 id="quotes">Quotes</h2></main>`,
      fragment: "#quotes",
    });
    expect(notLaidOut(page)).toBe(0);
  });

  test("keeps the fragment that the page is opened at in place while content above it grows", async () => {
    const page = await openPage({
      body: `<style>:root { overflow-anchor: none }</style>
        <main><p>Above</p><h2 id="quotes">Quotes</h2><div style="height: 3000px"></div></main>`,
      fragment: "#quotes",
    });
    const isAtTop = () => Math.abs(element(page, "h2").getBoundingClientRect().top) < 2;
    await until(isAtTop);
    element(page, "p").style.height = "800px";
    expect(isAtTop()).toBe(false);
    await until(isAtTop);
  });

  // Accents are escaped in an address, and a link may contain a broken escape.
  test.each(["quotes", "montréal", "100%"])("is laid out before the fragment %s within it is shown", async (id) => {
    const tall = '<div data-slot="section"></div>';
    const page = await openPage({
      // Sections grow once they are laid out, and shift the content below them.
      body: `<style>
          :root { overflow-anchor: none }
          [data-slot] { height: 1000px }
          [data-slot][data-laid-out] { height: 2000px }
        </style>
        <main>${tall.repeat(3)}<h2 id="${id}">Quotes</h2>${tall}</main>`,
      // The stylesheet's load event never fires.
      before: ({ HTMLLinkElement }) => Object.assign(HTMLLinkElement.prototype, { addEventListener: () => {} }),
    });
    expect(notLaidOut(page)).toBe(4);
    page.window.location.hash = id;
    await until(() => notLaidOut(page) === 0);
    await until(() => Math.abs(element(page, "h2").getBoundingClientRect().top) < 2);
  });

  test("leaves fragment navigation to the browser once it is laid out", async () => {
    let calls = 0;
    const page = await openPage({
      body: `<main>${section.repeat(2)}<h2 id="quotes">Quotes</h2></main>`,
      before: ({ Element: PageElement }) =>
        Object.assign(PageElement.prototype, { scrollIntoView: () => (calls += 1) }),
    });
    await until(() => element(page, "main").dataset["laidOut"] !== undefined);
    page.window.location.hash = "#quotes";
    await page.settled();
    expect(calls).toBe(0);
  });

  test("waits for the stylesheet, up to a timeout", async () => {
    const page = await openPage({
      body: `<main>${section.repeat(2)}</main>`,
      // The stylesheet's load event never fires.
      before: ({ HTMLLinkElement }) => Object.assign(HTMLLinkElement.prototype, { addEventListener: () => {} }),
    });
    await page.settled();
    expect(notLaidOut(page)).toBe(2);
    await until(() => notLaidOut(page) === 0);
  });
});
