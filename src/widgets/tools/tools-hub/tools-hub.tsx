import Printer from "lucide-react/dist/esm/icons/printer.mjs";
import { Button } from "#design-system/button/button.tsx";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { featuredToolId, groupTools, type ToolDefinition } from "#domain/tool.ts";
import type { ShownReceipt } from "#widgets/leads/lead-receipt/lead-receipt-context.tsx";
import * as words from "#words/tools-hub.ts";
import { FeaturedTool } from "./featured-tool.tsx";
import { ToolCategorySection } from "./tool-category.tsx";

export interface ToolsHubProps {
  /** All tools in display order. */
  readonly tools: readonly ToolDefinition[];
  /** Receipt of the lead that a tool's form has just stored. */
  readonly receipt?: ShownReceipt | undefined;
  /** Opens the guide's print view. */
  readonly onPrint: () => void;
}

/** List of all tools: the featured one first, then the others by category. Each tool has its own URL. */
export function ToolsHub({ tools, receipt, onPrint }: ToolsHubProps) {
  const featured = tools.find(({ id }) => id === featuredToolId);
  const groups = groupTools(tools.filter((tool) => tool !== featured));
  return (
    <div data-slot="tools-hub">
      <Section isFirst>
        {receipt !== undefined && (
          <div className="mb-12">
            <receipt.LeadReceipt receipt={receipt.receipt} headingLevel={2} />
          </div>
        )}
        <HeadingBlock level={1} title={words.freeTools} lead={words.eachToolAnswersHere} />
        {/* The section that says more is a dozen tools below. */}
        <p className="mt-3 print:hidden">
          <TextLink href="/tools/consultation" variant="standalone">
            {words.bookACallInstead}
          </TextLink>
        </p>
      </Section>
      {featured !== undefined && <FeaturedTool tool={featured} />}
      {groups.length > 0 && (
        <Section>
          <Stack gap="large">
            {groups.map((group) => (
              <ToolCategorySection key={group.category} group={group} />
            ))}
          </Stack>
        </Section>
      )}
      <Section tone="wash" labelledBy="tools-consultation">
        <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-8">
          <div className="max-w-prose">
            <Heading level={2} id="tools-consultation">
              {words.ratherTalkToSomeone}
            </Heading>
            <p className="mt-3 text-ink-soft">{words.fifteenMinutesFree}</p>
          </div>
          <Cluster>
            <ButtonLink href="/tools/consultation">{words.bookFreeConsultation}</ButtonLink>
            <div className="noscript:hidden print:hidden">
              <Button intent="secondary" icon={<Printer />} onClick={onPrint}>
                {words.downloadInsuranceGuide}
              </Button>
            </div>
          </Cluster>
        </div>
      </Section>
    </div>
  );
}
