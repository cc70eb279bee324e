/** Roles that the tests look for, as screen readers know them. */
export type Role =
  | "alert"
  | "button"
  | "cell"
  | "checkbox"
  | "combobox"
  | "dialog"
  | "heading"
  | "link"
  | "listitem"
  | "main"
  | "banner"
  | "contentinfo"
  | "navigation"
  | "note"
  | "radio"
  | "radiogroup"
  | "region"
  | "row"
  | "searchbox"
  | "status"
  | "tab"
  | "table"
  | "tabpanel"
  | "textbox"
  | "spinbutton";

/** Something on a page as a visitor would name it. Only what is shown counts. */
export interface Target {
  readonly role: Role;
  /** The whole accessible name, or a pattern in it. Any name if left out. */
  readonly name?: string | RegExp;
  /** What must be part of its text. */
  readonly text?: string;
  readonly level?: number;
  readonly selected?: boolean;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  /** Which of several, from 0. */
  readonly nth?: number;
  readonly within?: Target;
}

export type Key =
  | "Escape"
  | "Tab"
  | "Enter"
  | "Space"
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "ArrowDown"
  | "Home"
  | "End"
  | "Backspace";

/** How a window is opened. */
export interface Look {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scheme: "light" | "dark";
  /** Whether the next step waits until a page that was opened has loaded. */
  readonly waitsForLoad: boolean;
  /** Milliseconds after which a page that gives no answer counts as frozen; each driver's own limit if left out. */
  readonly answersWithin?: number;
}

/**
 * One window of one browser, and what a visitor does in it. Every step waits for what it names to show, and fails when
 * that, or the browser's answer, doesn't come in time.
 */
export interface Session {
  readonly look: Look;
  /** Opens a path of the site, or a whole address. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  address(): Promise<URL>;
  /** Runs a function in the page. It and what it returns must stand alone, and its arguments be plain data. */
  evaluate<Result, Args extends readonly unknown[]>(
    act: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  isShown(target: Target): Promise<boolean>;
  isFocused(target: Target): Promise<boolean>;
  /** Whether it can be seen without a scroll. */
  isInWindow(target: Target): Promise<boolean>;
  /** The text as it is shown. */
  text(target: Target): Promise<string>;
  value(target: Target): Promise<string>;
  /** Presses with the mouse in the middle of it. */
  press(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  /** Moves the mouse to a point of the window. */
  moveTo(x: number, y: number): Promise<void>;
  /** Writes over what stands in a field, key by key. */
  write(target: Target, text: string): Promise<void>;
  /** Takes an entry of a list by its words. */
  choose(target: Target, entry: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Presses a letter while Control is held. */
  control(letter: string): Promise<void>;
  type(text: string): Promise<void>;
  /** The text of the page as it comes out on paper. */
  printed(): Promise<string>;
  /** What has gone wrong since the window was opened: errors, refusals by the policy, failed requests. One line each. */
  problems(): Promise<readonly string[]>;
  /** A picture of the window as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser engine to test in. */
export interface Engine {
  readonly name: string;
  /** Opens a window that knows nothing of those before it. */
  openSession(site: { readonly address: string }, look: Look): Promise<Session>;
  close(): Promise<void>;
}
