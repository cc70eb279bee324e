import { Button } from "#design-system/button/button.tsx";
import { dateAndTime } from "#format/date-and-time.ts";
import { useLeadSettings } from "#widgets/leads/lead-form/lead-settings.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import type { Receipt } from "#widgets/leads/lead-receipt/lead-receipt.tsx";
import * as words from "#words/exit-intent.ts";
import * as receiptWords from "#words/lead-receipt.ts";

export interface ExitIntentReceiptProps {
  readonly receipt: Receipt;
  readonly onClose: () => void;
}

/**
 * Receipt of the popup's lead. The popup closes once its lead is stored, and the toast disappears, so the receipt stays
 * at the foot of the window, on this page and the next ones, until the visitor closes it.
 */
export function ExitIntentReceipt({ receipt: { lead, storedAt }, onClose }: ExitIntentReceiptProps) {
  const { sender } = useLeadSettings();
  return (
    <section
      data-slot="exit-intent-receipt"
      aria-label={receiptWords.title}
      className="fixed inset-x-4 bottom-20 z-30 grid max-h-[50vh] gap-3 overflow-y-auto rounded-medium border border-line-strong border-s-4 border-s-positive bg-surface p-4 text-small text-ink shadow-overlay wide-phone:inset-e-auto wide-phone:w-96 print:hidden"
    >
      <div role="status" className="grid gap-1 wrap-anywhere">
        <p className="font-semibold">{receiptWords.title}</p>
        <p>{words.sentOn(dateAndTime(storedAt), lead.email)}</p>
        <p>
          {receiptWords.withdraw}: {receiptWords.withdrawText}{" "}
          <TextLink href={`mailto:${sender.privacyEmail}`}>{sender.privacyEmail}</TextLink>
        </p>
      </div>
      <div>
        <Button size="small" intent="secondary" onClick={onClose}>
          {words.closeReceipt}
        </Button>
      </div>
    </section>
  );
}
