import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({
  theme: create({ base: "light", brandTitle: "Northcover", brandUrl: "./?path=/docs/docs-start--docs" }),
});
