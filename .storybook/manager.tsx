import { addons, types } from "storybook/manager-api";
import { create } from "storybook/theming";
import { LanguageTool } from "./language-tool.tsx";

addons.setConfig({
  theme: create({ base: "light", brandTitle: "Northcover", brandUrl: "./?path=/docs/docs-start--docs" }),
});

addons.register("northcover", () => {
  addons.add("northcover/language", { type: types.TOOL, title: "Language", render: () => <LanguageTool /> });
});
