import CircleCheck from "lucide-react/dist/esm/icons/circle-check.mjs";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { Button } from "#design-system/button/button.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import type { Lead } from "#domain/lead.ts";
import { dateAndTime } from "#format/date-and-time.ts";
import { useLeadSettings } from "#widgets/leads/lead-form/lead-settings.tsx";
import { interestName } from "#words/interests.ts";
import * as words from "#words/lead-receipt.ts";

/** Facts about a lead that has just been stored. Kept in memory only, and lost with the page. */
export interface Receipt {
  readonly lead: Lead;
  /** Time at which the backend confirmed the lead. */
  readonly storedAt: Date;
}

export interface LeadReceiptProps {
  readonly receipt: Receipt;
  readonly headingLevel: 2 | 3 | 4;
  /** Called when the visitor wants the form back; without a callback there is no such button. */
  readonly onSendAnother?: (() => void) | undefined;
}

/**
 * Receipt with the sent data, the time, the responder and how to withdraw. It stays on the page, and takes focus on
 * mount.
 */
export function LeadReceipt({ receipt: { lead, storedAt }, headingLevel, onSendAnother }: LeadReceiptProps) {
  const { sender } = useLeadSettings();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${headingLevel}` as const;
  const isNewsletter = lead.lead_type === "newsletter_signup";
  const byPhone = lead.phone !== "";

  useEffect(() => {
    // Don't interrupt a visitor who has begun to type elsewhere.
    const isTypingElsewhere = document.activeElement?.matches(":is(input, select, textarea):not([hidden] *)") === true;
    if (!isTypingElsewhere) heading.current?.focus();
  }, []);

  const sent = [
    [words.interest, interestName(lead.interest)],
    [words.name, lead.name],
    [words.email, lead.email],
    [words.phone, lead.phone],
    [words.newsletter, lead.newsletter ? words.newsletterYes : words.newsletterNo],
  ].filter(([, value]) => value !== "");
  const answer = isNewsletter ? "byNewsletter" : byPhone ? "byEmailOrPhone" : "byEmail";
  return (
    <section
      data-slot="lead-receipt"
      aria-labelledby={titleId}
      className="max-w-narrow border-t-4 border-positive bg-positive-wash p-5 wide-phone:p-6"
    >
      <Heading
        id={titleId}
        ref={heading}
        tabIndex={-1}
        className="flex items-start gap-3 font-display text-heading-3 font-semibold"
      >
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-positive" />
        <span className="min-w-0">{isNewsletter ? words.newsletterTitle : words.title}</span>
      </Heading>
      <dl className="mt-4 grid gap-4 text-small">
        <Row term={words.sent}>
          <ul className="grid gap-0.5">
            {sent.map(([name, value]) => (
              <li key={name} className="wrap-anywhere">
                <span className="text-ink-soft">{`${name}:`}</span> <span>{value}</span>
              </li>
            ))}
          </ul>
        </Row>
        <Row term={words.when}>{dateAndTime(storedAt)}</Row>
        <Row term={words.answer}>
          <span>{words.answers[answer]}</span>{" "}
          <TextLink href={`mailto:${sender.contactEmail}`}>{sender.contactEmail}</TextLink>
        </Row>
        <Row term={words.withdraw}>
          {words.withdrawText} <TextLink href={`mailto:${sender.privacyEmail}`}>{sender.privacyEmail}</TextLink>
        </Row>
        <Row term={words.read}>
          <ul>
            {words.readings(lead.interest, lead.lead_type).map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href} variant="standalone">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </Row>
      </dl>
      {onSendAnother !== undefined && (
        <p className="mt-5">
          <Button intent="secondary" size="small" onClick={onSendAnother}>
            {words.again}
          </Button>
        </p>
      )}
    </section>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-6 gap-y-1 wide-phone:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="font-semibold">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
