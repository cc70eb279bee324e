import type { SharedFormLeadType } from "./consent-statements.ts";
import { defaultLeadType } from "./lead-type.ts";
import type { ToolDefinition } from "./tool.ts";

/** The lead type of a tool's form. Apart from the tool, whose page needs nothing of leads. */
export function toolLeadType({ leadType = defaultLeadType }: Pick<ToolDefinition, "leadType">): SharedFormLeadType {
  return leadType;
}
