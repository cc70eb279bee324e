import { Dialog } from "#design-system/dialog/dialog.tsx";
import { LeadFormBody, type LeadFormBodyProps } from "#widgets/leads/lead-form/lead-form-body.tsx";

export interface LeadDialogContentProps extends Omit<LeadFormBodyProps, "headingLevel"> {
  readonly open: boolean;
  /** Called when the visitor closes the dialog. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: string;
}

/** The dialog with the shared form in it. Once the lead is stored, its receipt replaces the form. */
export function LeadDialogContent(props: LeadDialogContentProps) {
  const { open, onOpenChange, title, description, ...body } = props;
  return (
    <Dialog size="form" open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <LeadFormBody {...body} headingLevel={3} />
    </Dialog>
  );
}
