import { lazy, Suspense, useState, type ReactNode } from "react";
import { Button } from "#design-system/button/button.tsx";
import type { ButtonLook } from "#design-system/button/button-recipe.ts";
import { useToast } from "#design-system/toast/toast-context.tsx";
import type { LeadDialogContentProps } from "./lead-dialog-content.tsx";

const loadContent = () => import("./lead-dialog-content.tsx");
const Content = lazy(async () => ({ default: (await loadContent()).LeadDialogContent }));

/** A failure here is met again when the button is pressed. */
const fetchAhead = () => void loadContent().catch(() => undefined);

export interface LeadDialogProps extends Omit<LeadDialogContentProps, "open" | "onOpenChange">, ButtonLook {
  /** Text of the button that opens the dialog. */
  readonly trigger: ReactNode;
  /** A small icon before the text of the button. */
  readonly icon?: ReactNode;
}

/**
 * A button that opens the shared lead form in a dialog. Dialog and form are fetched when the visitor is about to press.
 */
export function LeadDialog({ trigger, icon, intent, size, ...content }: LeadDialogProps) {
  const [stage, setStage] = useState<"untouched" | "fetching" | "open" | "closed">("untouched");
  const { toast } = useToast();

  async function open() {
    setStage("fetching");
    try {
      // Awaited here, because a lazy part that can't be fetched takes the page down.
      await loadContent();
      setStage("open");
    } catch (failure) {
      console.error("The form could not be fetched.", failure);
      toast({ tone: "error", title: "Error", description: "Something went wrong. Please try again." });
      setStage("untouched");
    }
  }

  return (
    <>
      <Button
        intent={intent}
        size={size}
        icon={icon}
        aria-haspopup="dialog"
        loading={stage === "fetching"}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void open()}
      >
        {trigger}
      </Button>
      <noscript>
        <p className="mt-2 text-small">
          Opening this form needs JavaScript, which is switched off in your browser. You can write to us instead, at the
          address at the foot of this page.
        </p>
      </noscript>
      {(stage === "open" || stage === "closed") && (
        <Suspense fallback={null}>
          <Content
            {...content}
            open={stage === "open"}
            onOpenChange={(isOpen) => setStage(isOpen ? "open" : "closed")}
          />
        </Suspense>
      )}
    </>
  );
}
