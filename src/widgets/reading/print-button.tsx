import Printer from "lucide-react/dist/esm/icons/printer.mjs";
import { Button, type ButtonProps } from "#design-system/button/button.tsx";

export interface PrintButtonProps extends Pick<ButtonProps, "intent"> {
  /** Text of the button. */
  readonly label: string;
  /** Opens the browser's print view, which can also save a PDF. */
  readonly onPrint?: () => void;
}

/** A button that opens the page's print view; the browser saves it as a PDF or prints it. */
export function PrintButton({ label, intent = "secondary", onPrint = () => window.print() }: PrintButtonProps) {
  return (
    <Button intent={intent} icon={<Printer aria-hidden="true" size={18} />} onClick={onPrint}>
      {label}
    </Button>
  );
}
