import { ComplaintBuilder } from "#widgets/tools/complaint-builder/complaint-builder.tsx";
import { complaintWords } from "#text/tools/complaint-builder.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

/** The complaint builder with its words. */
export function ComplaintBuilderPanel() {
  return <ComplaintBuilder words={complaintWords} shared={sharedToolWords} />;
}
