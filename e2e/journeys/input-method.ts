import type { Locator } from "@playwright/test";

/** What a visitor does to a page, whatever they do it with. */
export interface InputMethod {
  /** Presses a button or follows a link. */
  press(control: Locator): Promise<void>;
  /** Writes into a field, over what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Takes an entry of a list by its words. */
  choose(list: Locator, entry: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** Takes one of several: a radio button or a tab. */
  take(one: Locator): Promise<void>;
}
