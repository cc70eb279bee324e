import { ComplaintBuilder } from "#widgets/complaint-builder/complaint-builder.tsx";
import { complaintWords } from "#content/en/tools/complaint-builder.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";

/** The complaint builder with its words. */
export function Part() {
  return <ComplaintBuilder words={complaintWords} shared={sharedToolWords} />;
}
