import { readdirSync } from "node:fs";
import { mockBackend } from "../mocks/leads.ts";
import { defineMain } from "@storybook/react-vite/node";
import { widgetGroups } from "./groups.ts";

const folder = "../stories/widgets";
const widgets = readdirSync(new URL(folder, import.meta.url)).filter((name) => name.endsWith(".stories.tsx"));

/** A widget's stories under the name of its group; each by itself, because a pattern of all is too long for a file system. */
function inGroup(file: string): { directory: string; files: string; titlePrefix: string } {
  const widget = file.replace(".stories.tsx", "");
  const group = Object.entries(widgetGroups).find(([, names]) => names.includes(widget));
  return { directory: folder, files: file, titlePrefix: group === undefined ? "widgets" : `widgets/${group[0]}` };
}

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    "../stories/**/*.mdx",
    "../stories/{account,design-system,flows,pages}/**/*.stories.tsx",
    ...widgets.map(inGroup),
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
  ],
  staticDirs: ["../public", "../mocks/public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    base: "./",
    define: {
      ...config.define,
      "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(mockBackend.url),
      "import.meta.env.VITE_SUPABASE_ANON_KEY": JSON.stringify(mockBackend.anonKey),
    },
  }),
});
