import type { Plugin } from "vite";

/** The code of a file of stories whose play functions do nothing. */
export function withoutPlaysOf(code: string): string {
  const names = Array.from(code.matchAll(/^export const (\w+) =/gm), ([, name]) => name);
  return `${code}\nfor (const story of [${names.join(", ")}]) story.input.play = () => {};\n`;
}

/**
 * Vite plugin that replaces every play function by one that does nothing. Plays name what they press and read in
 * English, so the French Storybook shows stories as they first render.
 */
export function withoutPlays(): Plugin {
  return {
    name: "without-plays",
    enforce: "pre",
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code) => ({ code: withoutPlaysOf(code), map: null }),
    },
  };
}
