import Download from "lucide-react/dist/esm/icons/download.mjs";
import { useState } from "react";
import { Button } from "#design-system/button/button.tsx";
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
 * A button that saves a table as a CSV file. The file is created in the browser and nothing is sent. A failure is
 * announced below the button.
 */
export function CsvDownload({ label, fileName, header, rows }: CsvDownloadProps) {
  const [hasFailed, setFailed] = useState(false);

  function save() {
    // The byte order mark tells spreadsheets that the text is UTF-8.
    const text = `${byteOrderMark}${toCsv(header, typeof rows === "function" ? rows() : rows)}`;
    try {
      saveFile({ name: fileName, type: "text/csv", text });
      setFailed(false);
    } catch (failure) {
      // The disk may be full, or an in-app browser may not allow downloads.
      console.error("A file could not be made.", failure);
      setFailed(true);
    }
  }
  return (
    <>
      <Button intent="secondary" icon={<Download aria-hidden="true" size={18} />} onClick={save}>
        {label}
      </Button>
      <p role="alert" className="text-small empty:hidden">
        {hasFailed && words.couldNotMakeFile}
      </p>
    </>
  );
}
