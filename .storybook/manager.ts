import { addons, types } from "storybook/manager-api";
import { create } from "storybook/theming";
import { languageTool } from "./language-tool.ts";

addons.setConfig({
  theme: create({ base: "light", brandTitle: "Northcover", brandUrl: "./?path=/docs/docs-start--docs" }),
});

addons.register("northcover", () => {
  addons.add("northcover/language", { type: types.TOOL, title: "Language", render: languageTool });
});
