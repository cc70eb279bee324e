import { Provider, Viewport } from "@radix-ui/react-toast";
import { Toast } from "./toast.tsx";
import type { QueuedToast } from "./toast-context.tsx";

/** Long enough to read two lines at an unhurried pace. */
const defaultDuration = 10_000;

export interface ToasterProps {
  /** Messages to show, oldest first. */
  readonly queue: readonly QueuedToast[];
  /** Called when a message has been dismissed, swiped away or shown long enough. */
  readonly onDismiss: (id: number) => void;
}

/** The region of toasts. The F8 key goes to it. */
export function Toaster({ queue, onDismiss }: ToasterProps) {
  return (
    <Provider label="Notification" duration={defaultDuration} swipeDirection="right">
      {queue.map((message) => (
        <Toast key={message.id} message={message} onDismiss={onDismiss} />
      ))}
      <Viewport
        label="Notifications"
        data-slot="toaster"
        className="fixed inset-x-4 bottom-4 z-50 grid gap-3 outline-none wide-phone:inset-s-auto wide-phone:w-96 print:hidden"
      />
    </Provider>
  );
}
