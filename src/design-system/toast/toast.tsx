import { Close, Description, Root, Title } from "@radix-ui/react-toast";
import { cva } from "class-variance-authority";
import CircleAlert from "lucide-react/dist/esm/icons/circle-alert.mjs";
import CircleCheck from "lucide-react/dist/esm/icons/circle-check.mjs";
import Info from "lucide-react/dist/esm/icons/info.mjs";
import X from "lucide-react/dist/esm/icons/x.mjs";
import type { ShownToast, ToastTone } from "./toast-message.ts";
import { dismissMessage } from "#words/design-system.ts";

const toastRecipe = cva(
  [
    "pointer-events-auto flex items-start gap-3 rounded-medium border border-s-4 py-1.5 ps-4 pe-1.5 wrap-anywhere shadow-overlay",
    "transition duration-(--duration-calm) ease-out starting:translate-y-4",
    "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none",
  ],
  {
    variants: {
      tone: {
        neutral: "border-line-strong border-s-info bg-surface text-ink [&>svg]:text-info",
        success: "border-line-strong border-s-positive bg-surface text-ink [&>svg]:text-positive",
        error: "border-negative bg-negative-wash text-ink [&>svg]:text-negative",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

const icons = { neutral: Info, success: CircleCheck, error: CircleAlert } satisfies Record<ToastTone, unknown>;

export interface ToastProps {
  readonly message: ShownToast;
  /** Called with the message's id when the message is dismissed, is swiped away or times out. */
  readonly onDismiss: (id: number) => void;
}

/**
 * The message of the `Toaster`. Errors are announced at once, the others politely.
 *
 * Accessibility: F8 moves focus to the toast; hovering or focusing it pauses its timer.
 */
export function Toast({ message, onDismiss }: ToastProps) {
  const { id, title, description, tone = "neutral", duration } = message;
  const Icon = icons[tone];
  return (
    <Root
      data-slot="toast"
      type={tone === "error" ? "foreground" : "background"}
      {...(duration !== undefined && { duration })}
      onOpenChange={(open) => {
        if (!open) onDismiss(id);
      }}
      className={toastRecipe({ tone })}
    >
      <Icon aria-hidden="true" className="mt-2.5 size-5 shrink-0" />
      <div className="min-w-0 grow py-2">
        {/* The space separates title and description when they are announced. */}
        <Title className="font-bold">{`${title} `}</Title>
        {description !== undefined && <Description className="text-small">{description}</Description>}
      </div>
      <Close
        aria-label={dismissMessage(title)}
        className="inline-grid size-target shrink-0 cursor-pointer place-items-center rounded-medium hover:bg-brand-wash"
      >
        <X aria-hidden="true" className="size-5" />
      </Close>
    </Root>
  );
}
