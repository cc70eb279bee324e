import { LeadDialog, type LeadDialogProps } from "#widgets/leads/lead-dialog/lead-dialog.tsx";
import { analysisForm } from "#text/blog/analysis-form.ts";

/** The button that asks for a coverage analysis in a dialog. */
export function AnalysisDialog(props: Pick<LeadDialogProps, "trigger" | "intent" | "pageSource">) {
  return <LeadDialog {...analysisForm} {...props} />;
}
