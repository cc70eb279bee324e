import { useEffect, type ReactNode } from "react";
import { Details } from "#design-system/details/details.tsx";
import { openDetailsAround } from "#design-system/details/open-details-at-fragments.ts";
import { Section } from "#design-system/layout/section.tsx";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import type { ToolDefinition } from "#domain/tool.ts";
import * as words from "#words/tool-screen.ts";
import { toolCategoryLabels } from "#words/tool-groups.ts";
import type { AskedInsurersProps } from "./asked-insurers.tsx";
import { later } from "#platform/later.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { ToolPanels } from "./tool-panels.tsx";

export interface ToolScreenProps {
  readonly tool: ToolDefinition;
  /** The tool itself, where it gives an answer in the browser; without it the page is its form. */
  readonly panel?: ReactNode;
  /** What it answers, where the description speaks of the form. */
  readonly question?: string;
  /** What a person can be asked and what to have at hand, as prose. */
  readonly children?: ReactNode;
  /** Fetches the names of what a quote may be asked for. Must stay the same. */
  readonly loadProductNames: AskedInsurersProps["load"];
  /** Called once the lead is stored: the site then returns to the list. */
  readonly onSuccess?: (() => void) | undefined;
}

/** After the tool; as HTML it works by itself. */
const ToolLeadForm = later(async () => (await import("./tool-lead-form.tsx")).ToolLeadForm);

/** The form below a tool, folded; a link to it, such as one that asks for a quote, opens it. */
function FoldedForm({ children }: { readonly children: ReactNode }) {
  // Within the app no loader follows the fragment of a new page.
  useEffect(() => {
    const target = fragmentTarget(location.hash);
    if (target?.closest("details")?.open !== false) return;
    openDetailsAround(target);
    target.scrollIntoView({ behavior: "instant" });
  }, []);
  return (
    <Details summary={words.askUsAboutThis} headingLevel={2}>
      {children}
    </Details>
  );
}

/** A tool's page: the tool that answers, and after it the form for an answer by a person. Nothing goes from one to the other. */
export function ToolScreen({ tool, panel, question, children, loadProductNames, onSuccess }: ToolScreenProps) {
  const { title, description, category } = tool;
  const form = (
    <ToolPanels about={children}>
      <ToolLeadForm tool={tool} loadProductNames={loadProductNames} onSuccess={onSuccess} />
    </ToolPanels>
  );
  return (
    <>
      <ToolFrame title={title} lead={question ?? description} kicker={toolCategoryLabels[category]}>
        {panel ?? form}
      </ToolFrame>
      {panel !== undefined && (
        <div className="print:hidden">
          <Section tone="sunken">
            <FoldedForm>{form}</FoldedForm>
          </Section>
        </div>
      )}
    </>
  );
}
