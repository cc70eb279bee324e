import type { within } from "storybook/test";

interface Options {
  readonly name?: string | RegExp;
  readonly level?: number;
  readonly hidden?: boolean;
}

/** The text of each element with a role, in order. */
export function texts(canvas: ReturnType<typeof within>, role: string, options: Options = {}): readonly string[] {
  const elements: readonly HTMLElement[] = canvas.getAllByRole(role, options);
  return elements.map(({ textContent }) => textContent);
}
