import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import Content from "#text/index.md";

/** `/` */
export default function HomePage() {
  return <Content components={markdownComponents} />;
}
