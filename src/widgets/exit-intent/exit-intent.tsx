import { lazy, Suspense, useState } from "react";
import { useExitIntent, type ExitIntentOptions } from "./use-exit-intent.ts";

const loadDialog = () => import("./exit-intent-dialog.tsx");
const ExitIntentDialog = lazy(async () => ({ default: (await loadDialog()).ExitIntentDialog }));

export type ExitIntentPopupProps = Omit<ExitIntentOptions, "prepare">;

/**
 * Offers a free review to a visitor who is about to leave, once a session. Until then it is nothing but two listeners:
 * dialog and form are fetched when they are due.
 */
export function ExitIntentPopup(props: ExitIntentPopupProps) {
  // Fetched before it is shown, because a lazy part that can't be fetched takes the page down.
  const { isOpen, close } = useExitIntent({ ...props, prepare: loadDialog });
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ExitIntentDialog open={isOpen} onClose={close} />
    </Suspense>
  );
}
