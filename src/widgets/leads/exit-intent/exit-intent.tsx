import { useLater } from "#platform/later.tsx";
import { useExitIntent, type ExitIntentOptions } from "./use-exit-intent.ts";

const loadDialog = async () => (await import("./exit-intent-dialog.tsx")).ExitIntentDialog;

export type ExitIntentPopupProps = Omit<ExitIntentOptions, "prepare">;

/**
 * Offers a free review to a visitor who is about to leave, once per session. Until then it costs only two listeners:
 * dialog and form are fetched when due.
 *
 * Accessibility: a dialog that opens once, never while somebody types. Escape closes it.
 */
export function ExitIntentPopup(props: ExitIntentPopupProps) {
  const [dialog, fetchDialog] = useLater(loadDialog);
  const { isOpen, close } = useExitIntent({ ...props, prepare: fetchDialog });
  if (dialog.step !== "ready") return null;
  const Dialog = dialog.code;
  return <Dialog open={isOpen} onClose={close} />;
}
