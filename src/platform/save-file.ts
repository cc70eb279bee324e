/** A file generated in the browser; nothing is sent. */
export interface GeneratedFile {
  /** File name with its extension. */
  readonly name: string;
  /** MIME type, such as `text/csv`; the text is UTF-8. */
  readonly type: string;
  readonly text: string;
}

/** Starts a download of the file. */
export function saveFile({ name, type, text }: GeneratedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
