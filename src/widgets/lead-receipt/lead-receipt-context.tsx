import { createContext, use, useMemo, useState, type ReactNode } from "react";
import type { Lead } from "#domain/lead.ts";

/** What is known of a lead that has just been stored. It lives in memory only, and is gone with the page. */
export interface Receipt {
  readonly lead: Lead;
  /** When the backend said that it has it. */
  readonly storedAt: Date;
}

interface ReceiptHolder {
  readonly receipt: Receipt | null;
  readonly setReceipt: (receipt: Receipt) => void;
}

const Holder = createContext<ReceiptHolder>({ receipt: null, setReceipt: () => {} });

/** Where a tool's form takes its visitor; the receipt goes along, and is forgotten anywhere else. */
const pageWithReceipt = "/tools";

export interface LeadReceiptProviderProps {
  /** Path of the page being shown. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Carries the receipt of a tool's lead from its form to the list of tools. */
export function LeadReceiptProvider({ path, children }: LeadReceiptProviderProps) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [pathBefore, setPathBefore] = useState(path);
  if (path !== pathBefore) {
    setPathBefore(path);
    if (path !== pageWithReceipt) setReceipt(null);
  }
  const holder = useMemo(() => ({ receipt, setReceipt }), [receipt]);

  return <Holder value={holder}>{children}</Holder>;
}

/** The receipt of the last lead, and a way to set it; none is ever held outside a provider. */
export function useReceipt(): ReceiptHolder {
  return use(Holder);
}
