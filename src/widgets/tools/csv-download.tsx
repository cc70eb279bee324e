import Download from "lucide-react/dist/esm/icons/download.mjs";
import { Button } from "#design-system/button/button.tsx";
import { useToast } from "#design-system/toast/toast-context.tsx";
import { toCsv, type CsvCell } from "#format/csv.ts";
import { saveFile } from "#platform/save-file.ts";
import * as words from "#words/reading.ts";

type CsvRows = readonly (readonly CsvCell[])[];

export interface CsvDownloadProps {
  /** Text of the button. */
  readonly label: string;
  /** Name of the file, with its ending. */
  readonly fileName: string;
  readonly header: readonly string[];
  /** The rows, or what works them out at the press. */
  readonly rows: CsvRows | (() => CsvRows);
}

/**
 * A button that saves a table as a file for spreadsheets. The file is made in the browser; nothing is sent. A browser that can't
 * make it is reported in a toast.
 */
export function CsvDownload({ label, fileName, header, rows }: CsvDownloadProps) {
  const { toast } = useToast();

  function save() {
    // The mark at the start tells spreadsheets that the text is UTF-8.
    const text = `\uFEFF${toCsv(header, typeof rows === "function" ? rows() : rows)}`;
    try {
      saveFile({ name: fileName, type: "text/csv", text });
    } catch (failure) {
      // A browser without room, or one inside another app that keeps no files.
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
