import type { Page } from "@playwright/test";
import type { keyValues } from "./webdriver.ts";

/** An element as a visitor would describe it. Only visible elements match. */
export interface Target {
  readonly role: Parameters<Page["getByRole"]>[0];
  /** The whole accessible name, or a pattern in it. Any name if left out. */
  readonly name?: string | RegExp;
  /** A text that it must contain. */
  readonly text?: string;
  readonly level?: number;
  readonly selected?: boolean;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  /** Index among several matches, from 0. */
  readonly nth?: number;
  readonly within?: Target;
}

export type Key = Exclude<keyof typeof keyValues, "Control">;

/** Options of a window. */
export interface Look {
  /** Width in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scheme: "light" | "dark";
  /** Whether opening a page waits for its load event. */
  readonly waitsForLoad: boolean;
  /** Milliseconds after which an unresponsive page counts as frozen; by default the driver's own limit. */
  readonly answersWithin?: number;
}

/**
 * A browser window and a visitor's actions in it. Every step waits for its target to be visible, and fails when the
 * target, or the browser's response, takes too long.
 */
export interface Session {
  readonly look: Look;
  /** Resizes the window, at the height that it was opened with. */
  resize(width: number): Promise<void>;
  /** Opens a path of the site, or a whole address. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  address(): Promise<URL>;
  /** Runs a function in the page. The function must be self-contained, and its arguments and result plain data. */
  evaluate<Result, Args extends readonly unknown[]>(
    act: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  isShown(target: Target): Promise<boolean>;
  isFocused(target: Target): Promise<boolean>;
  /** Whether the target is visible without scrolling. */
  isInWindow(target: Target): Promise<boolean>;
  /** The visible text. */
  text(target: Target): Promise<string>;
  value(target: Target): Promise<string>;
  /** Clicks the centre of the target. */
  press(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  /** Moves the mouse to a point of the window. */
  moveTo(x: number, y: number): Promise<void>;
  /** Replaces the value of a field, key by key. */
  write(target: Target, text: string): Promise<void>;
  /** Selects an option of a list by its label. */
  choose(target: Target, entry: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Presses a letter while Control is held. */
  control(letter: string): Promise<void>;
  type(text: string): Promise<void>;
  /** The text of the printed page. */
  printed(): Promise<string>;
  /** Problems since the window was opened: errors, policy violations, failed requests. One line each. */
  problems(): Promise<readonly string[]>;
  /** A PNG screenshot of the window. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser engine to test in. */
export interface Engine {
  /** Opens a window with empty storage. */
  openSession(site: { readonly address: string }, look: Look): Promise<Session>;
  close(): Promise<void>;
}
