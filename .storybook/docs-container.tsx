import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState, type PropsWithChildren } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { create } from "storybook/theming";
import "../stories/docs/blocks/blocks.css";
import { DarkDocs } from "./docs-theme.ts";

const channel = addons.getChannel();

/** The theme that the toolbar has chosen: Storybook tells a page of documentation of it by its channel alone. */
function isDarkChosen(): boolean {
  const told: unknown = (channel.last(GLOBALS_UPDATED)?.[0] ?? channel.last(SET_GLOBALS)?.[0])?.globals?.theme;
  return told === "dark";
}

const fontBase = "'Atkinson Hyperlegible Next', sans-serif";
const lightTheme = create({ base: "light", fontBase });
const darkTheme = create({ base: "dark", fontBase });

/** A page of documentation in the theme that the toolbar has chosen, around samples in the same. */
export default function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [isDark, setIsDark] = useState(isDarkChosen);
  useEffect(() => {
    const follow = () => setIsDark(isDarkChosen());
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  // A page without stories has nothing else that sets it.
  useEffect(() => {
    document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
  }, [isDark]);
  return (
    <DarkDocs value={isDark}>
      <DocsContainer context={context} theme={isDark ? darkTheme : lightTheme}>
        {children}
      </DocsContainer>
    </DarkDocs>
  );
}
