import { Close, Content, Description, Portal, Root, Title } from "@radix-ui/react-dialog";
import X from "lucide-react/dist/esm/icons/x.mjs";
import { useRef, type ReactNode } from "react";
import type { Elements } from "#design-system/elements.ts";
import { ErrorBoundary } from "#design-system/error-boundary/error-boundary.tsx";
import { isGiven } from "#design-system/field/field-parts.tsx";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";
import { Backdrop } from "./backdrop.tsx";

export interface DialogFrameProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called when the visitor closes the dialog: with its button, Escape, or a press on the backdrop. */
  readonly onOpenChange: (open: boolean) => void;
  /** Accessible name, shown as a heading. */
  readonly title: ReactNode;
  /** Announced with the title when the dialog opens. */
  readonly description?: ReactNode;
  /** Content: text, a form, a list. */
  readonly children: Elements;
}

interface FrameLookProps extends DialogFrameProps {
  readonly backdropClassName: string;
  readonly contentClassName: string;
}

/** Modal frame: one scrolling box, a sticky header, and focus return. */
export function DialogFrame(props: FrameLookProps) {
  const { open, onOpenChange, title, description, children, backdropClassName, contentClassName } = props;
  const words = useDesignSystemWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const cameFrom = useRef<Element | null>(null);

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Backdrop className={backdropClassName} onBack={() => onOpenChange(false)}>
          <Content
            data-slot="dialog"
            aria-modal="true"
            onOpenAutoFocus={(event) => {
              // Focus the title: screen readers then read it with the description, and a phone opens no keyboard.
              event.preventDefault();
              cameFrom.current = document.activeElement;
              heading.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // Focus without scrolling: the page hasn't moved, unless a link in the dialog has scrolled it on purpose.
              if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
            }}
            // Radix disables pointer events on the page a moment before it enables them on the box.
            className={`pointer-events-auto ${contentClassName}`}
          >
            <div className="sticky top-0 z-10 flex items-start justify-between gap-3 border-b border-line bg-surface ps-5 pe-2 wide-phone:ps-7 wide-phone:pe-4">
              <Title
                ref={heading}
                tabIndex={-1}
                className="min-w-0 py-3.5 font-display text-heading-3 font-semibold tracking-tight text-ink"
              >
                {title}
              </Title>
              <Close
                aria-label={words.close}
                className="my-1.5 inline-grid size-target shrink-0 cursor-pointer place-items-center rounded-medium text-ink hover:bg-brand-wash"
              >
                <X aria-hidden="true" className="size-6" />
              </Close>
            </div>
            <div className="px-5 py-5 wide-phone:px-7 wide-phone:py-6">
              {isGiven(description) && (
                <Description className="mb-5 max-w-prose text-ink-soft">{description}</Description>
              )}
              <ErrorBoundary>{children}</ErrorBoundary>
            </div>
          </Content>
        </Backdrop>
      </Portal>
    </Root>
  );
}
