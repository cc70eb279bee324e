import Download from "lucide-react/dist/esm/icons/download.mjs";
import { Button } from "#design-system/button/button.tsx";
import { useToast } from "#design-system/toast/toast-context.tsx";
import { byteOrderMark, toCsv, type CsvCell } from "#format/csv.ts";
import { saveFile } from "#platform/save-file.ts";
import * as words from "#words/reading.ts";

type CsvRows = readonly (readonly CsvCell[])[];

export interface CsvDownloadProps {
  /** Label of the button. */
  readonly label: string;
  /** File name with extension. */
  readonly fileName: string;
  readonly header: readonly string[];
  /** The rows, or a function that computes them on click. */
  readonly rows: CsvRows | (() => CsvRows);
}

/**
 * A button that saves a table as a CSV file. The file is created in the browser and nothing is sent. A toast reports a
 * failure.
 */
export function CsvDownload({ label, fileName, header, rows }: CsvDownloadProps) {
  const { toast } = useToast();

  function save() {
    // The byte order mark tells spreadsheets that the text is UTF-8.
    const text = `${byteOrderMark}${toCsv(header, typeof rows === "function" ? rows() : rows)}`;
    try {
      saveFile({ name: fileName, type: "text/csv", text });
    } catch (failure) {
      // The disk may be full, or an in-app browser may not allow downloads.
      console.error("A file could not be made.", failure);
      toast({ tone: "error", title: words.notSaved, description: words.couldNotMakeFile });
    }
  }
  return (
    <Button intent="secondary" icon={<Download aria-hidden="true" size={18} />} onClick={save}>
      {label}
    </Button>
  );
}
