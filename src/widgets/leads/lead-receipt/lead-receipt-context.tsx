import { createContext, use, useMemo, useState, type ComponentType, type ReactNode } from "react";
import type { LeadReceiptProps, Receipt } from "./lead-receipt.tsx";

/** A receipt, and the component that the form has fetched to show it. */
export interface ShownReceipt {
  readonly receipt: Receipt;
  readonly LeadReceipt: ComponentType<LeadReceiptProps>;
}

interface ReceiptHolder {
  readonly shown: ShownReceipt | null;
  readonly setShown: (shown: ShownReceipt) => void;
}

const Holder = createContext<ReceiptHolder>({ shown: null, setShown: () => {} });

/** Page that a tool's form navigates to. The receipt is kept for this page, and dropped on any other. */
const pageWithReceipt = "/tools";

export interface LeadReceiptProviderProps {
  /** Path of the page being shown. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Carries the receipt of a tool's lead from its form to the list of tools. */
export function LeadReceiptProvider({ path, children }: LeadReceiptProviderProps) {
  const [shown, setShown] = useState<ShownReceipt | null>(null);
  const [pathBefore, setPathBefore] = useState(path);
  if (path !== pathBefore) {
    setPathBefore(path);
    if (path !== pageWithReceipt) setShown(null);
  }
  const holder = useMemo(() => ({ shown, setShown }), [shown]);

  return <Holder value={holder}>{children}</Holder>;
}

/** The receipt of the last lead, and a setter for it; outside a provider there is none. */
export function useReceipt(): ReceiptHolder {
  return use(Holder);
}
