import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import Content from "#text/learn.md";

/** `/learn` */
export default function LearnPage() {
  return <Content components={markdownComponents} />;
}
