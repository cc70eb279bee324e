import { Close, Content, Description, Portal, Root, Title } from "@radix-ui/react-dialog";
import X from "lucide-react/dist/esm/icons/x.mjs";
import { useRef, type ReactNode } from "react";
import { isGiven } from "#design-system/field/field-parts.tsx";
import * as words from "#words/design-system.ts";
import { Backdrop } from "./backdrop.tsx";

export interface DialogFrameProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Called when the visitor closes it: by its button, Escape, or a press beside it. */
  readonly onOpenChange: (open: boolean) => void;
  /** Its name, as a heading. */
  readonly title: ReactNode;
  /** Said together with the title when it opens. */
  readonly description?: ReactNode;
  /** What it is for: text, a form, a list. */
  readonly children: ReactNode;
}

interface FrameLookProps extends DialogFrameProps {
  readonly backdropClassName: string;
  readonly contentClassName: string;
}

/** One scrolling box, a header that stays, focus that comes back. */
export function DialogFrame(props: FrameLookProps) {
  const { open, onOpenChange, title, description, children, backdropClassName, contentClassName } = props;
  const content = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Backdrop className={backdropClassName}>
          <Content
            ref={content}
            data-slot="dialog"
            aria-modal="true"
            onOpenAutoFocus={(event) => {
              // Focus goes to the dialog itself: screen readers then read title and description, and no
              // field opens a phone's keyboard.
              event.preventDefault();
              cameFrom.current = document.activeElement;
              content.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // Without scrolling: the page hasn't moved, unless a link in the dialog led elsewhere on
              // it.
              if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
            }}
            // Radix shuts presses out of the page a moment before it lets them into the box.
            className={`pointer-events-auto ${contentClassName}`}
          >
            <div className="sticky top-0 z-10 flex items-start justify-between gap-3 border-b border-line bg-surface ps-5 pe-2 wide-phone:ps-7 wide-phone:pe-4">
              <Title className="min-w-0 py-3.5 font-display text-heading-3 font-semibold tracking-tight text-ink">
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
              {children}
            </div>
          </Content>
        </Backdrop>
      </Portal>
    </Root>
  );
}
