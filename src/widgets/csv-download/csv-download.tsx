import Download from "lucide-react/dist/esm/icons/download.mjs";
import { Button } from "#design-system/button/button.tsx";
import { toCsv } from "#format/csv.ts";

type CsvRows = readonly (readonly string[])[];

export interface CsvDownloadProps {
  /** Text of the button. */
  readonly label: string;
  /** Name of the file, with its ending. */
  readonly fileName: string;
  readonly header: readonly string[];
  /** The rows, or what works them out at the press. */
  readonly rows: CsvRows | (() => CsvRows);
}

/** A button that saves a table as a file for spreadsheets. The file is made in the browser; nothing is sent. */
export function CsvDownload({ label, fileName, header, rows }: CsvDownloadProps) {
  function save() {
    // The mark at the start tells spreadsheets that the text is UTF-8.
    const file = new Blob(["\uFEFF", toCsv(header, typeof rows === "function" ? rows() : rows)], {
      type: "text/csv;charset=utf-8",
    });
    const address = URL.createObjectURL(file);
    const link = document.createElement("a");
    link.href = address;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <Button intent="secondary" icon={<Download aria-hidden="true" size={18} />} onClick={save}>
      {label}
    </Button>
  );
}
