import type { Locator } from "@playwright/test";

/** Visitor's actions, independent of the input device. */
export interface InputMethod {
  /** Presses a button or follows a link. */
  press(control: Locator): Promise<void>;
  /** Replaces the value of a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Selects an option of a list by its label. */
  choose(list: Locator, entry: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** Selects a radio button or a tab. */
  take(one: Locator): Promise<void>;
}
