import type { SharedFormLeadType } from "./consent-statements.ts";
import { defaultLeadType } from "./lead-type.ts";
import type { ToolDefinition } from "./tool.ts";

/** The lead type of a tool's form. In its own module, because the tool's page needs no lead code. */
export function toolLeadType({ leadType = defaultLeadType }: Pick<ToolDefinition, "leadType">): SharedFormLeadType {
  return leadType;
}
