import { useState, type ReactNode } from "react";
import { Button } from "#design-system/button/button.tsx";
import type { ButtonLook } from "#design-system/button/button-recipe.ts";
import { TextLink } from "#design-system/link/link.tsx";
import { useLazyCode } from "#platform/lazy-component.tsx";
import * as words from "#words/shell.ts";
import type { LeadDialogContentProps } from "./lead-dialog-content.tsx";

const loadContent = async () => (await import("./lead-dialog-content.tsx")).LeadDialogContent;

/** Ignores failures: pressing the button fetches again. */
const fetchAhead = () => void loadContent().catch(() => undefined);

export interface LeadDialogProps extends Omit<LeadDialogContentProps, "open" | "onOpenChange">, ButtonLook {
  /** Text of the button that opens the dialog. */
  readonly trigger: ReactNode;
  /** A small icon before the text of the button. */
  readonly icon?: ReactNode;
}

/**
 * A button that opens the shared lead form in a dialog. Dialog and form are fetched when the visitor is about to press.
 * Where scripts are off, a link to a page with a form replaces it.
 *
 * Accessibility: a dialog around the lead form; focus returns to the button that opened it.
 */
export function LeadDialog({ trigger, icon, intent, size, ...content }: LeadDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [dialog, fetchDialog] = useLazyCode(loadContent);
  const Content = dialog.step === "ready" ? dialog.code : undefined;

  async function open() {
    if (await fetchDialog()) setOpen(true);
  }

  return (
    <>
      <Button
        intent={intent}
        size={size}
        icon={icon}
        aria-haspopup="dialog"
        loading={dialog.step === "loading"}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void open()}
      >
        {trigger}
      </Button>
      <p role="alert" className="mt-2 text-small empty:hidden">
        {dialog.step === "failed" && words.somethingWentWrong}
      </p>
      <noscript>
        <p className="mt-2 text-small">
          {words.dialogWithoutScript.text}{" "}
          <TextLink href={words.dialogWithoutScript.href}>{words.dialogWithoutScript.label}</TextLink>.
        </p>
      </noscript>
      {Content !== undefined && <Content {...content} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
