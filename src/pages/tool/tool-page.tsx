import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { ToolId } from "#domain/tool-id.ts";
import type { ProseModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { ToolScreen } from "#widgets/tools/tool-screen/tool-screen.tsx";
import { addressOf } from "#site/site-path.ts";
import { toolsById } from "#text/tools.ts";
import { OnePrice } from "../blocks/one-price.tsx";

export interface ToolPageProps {
  readonly id: ToolId;
  /** Text on the questions for a person and the documents to have at hand. */
  readonly text: ProseModule;
  /** The tool, which computes its answer in the browser. */
  readonly panel: ReactNode;
  /** The question that the tool answers. */
  readonly question?: string;
}

/** Lines of insurance whose one price is above a tool. */
const lines = ["home", "auto", "disability", "travel", "business"] as const;

const loadProductNames = async () => (await import("#content/product-names.ts")).productNames;

/** The page of a tool: the tool, and a form to ask a person. */
export function ToolPage({ id, text, panel, question }: ToolPageProps) {
  const navigate = useNavigate();
  const line = lines.find((one) => id.startsWith(`${one}-`));
  return (
    <ToolScreen
      tool={toolsById[id]}
      panel={panel}
      {...(line !== undefined && { price: <OnePrice line={line} /> })}
      {...(question !== undefined && { question })}
      loadProductNames={loadProductNames}
      onSuccess={() => void navigate(addressOf("/tools"))}
    >
      <text.default components={markdownComponents} />
    </ToolScreen>
  );
}
