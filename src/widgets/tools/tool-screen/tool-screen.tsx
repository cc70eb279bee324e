import { useEffect, type ReactNode } from "react";
import type { Elements } from "#design-system/elements.ts";
import { Details } from "#design-system/details/details.tsx";
import { IndependentPart } from "#design-system/error-boundary/error-boundary.tsx";
import { openDetailsAround } from "#design-system/details/open-details.ts";
import { Section } from "#design-system/layout/section.tsx";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import type { ToolDefinition } from "#domain/tool.ts";
import * as words from "#words/tool-screen.ts";
import { toolCategoryLabels } from "#words/tool-groups.ts";
import type { AskedInsurersProps } from "./asked-insurers.tsx";
import { lazyComponent } from "#platform/lazy-component.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { ToolPanels } from "./tool-panels.tsx";

export interface ToolScreenProps {
  readonly tool: ToolDefinition;
  /** The tool, if it calculates an answer in the browser. Without it, the page has only the lead form. */
  readonly panel?: ReactNode;
  /** The one price of the tool's line. */
  readonly price?: Elements;
  /** The question that the tool answers, if the description is about the form. */
  readonly question?: string;
  /** Text about the questions a person can answer, and the documents to have ready. */
  readonly children?: ReactNode;
  /** Fetches product names for quote requests. Must be stable between renders. */
  readonly loadProductNames: AskedInsurersProps["load"];
  /** Called after the lead is stored; the site then returns to the list. */
  readonly onSuccess?: (() => void) | undefined;
}

/** Loaded later: the prerendered form works without its code. */
const ToolLeadForm = lazyComponent(async () => (await import("./tool-lead-form.tsx")).ToolLeadForm);

/** The lead form below a tool, collapsed. A fragment link to it, such as a quote link, expands it. */
function FoldedForm({ children }: { readonly children: ReactNode }) {
  // The loader handles fragments only on the first page, so handle them here after client-side navigation.
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

/**
 * A tool's page: the tool, then the lead form for an answer from a person. The form receives no entries of the tool.
 */
export function ToolScreen({ tool, panel, price, question, children, loadProductNames, onSuccess }: ToolScreenProps) {
  const { title, description, category } = tool;
  const form = (
    <ToolPanels about={children}>
      <ToolLeadForm tool={tool} loadProductNames={loadProductNames} onSuccess={onSuccess} />
    </ToolPanels>
  );
  return (
    <>
      <ToolFrame title={title} lead={question ?? description} kicker={toolCategoryLabels[category]} price={price}>
        <IndependentPart>{panel ?? form}</IndependentPart>
      </ToolFrame>
      {panel !== undefined && (
        <div className="print:hidden">
          <Section tone="sunken" isSlim>
            <FoldedForm>{form}</FoldedForm>
          </Section>
        </div>
      )}
    </>
  );
}
