/** A file that is made in the browser; nothing is sent. */
export interface MadeFile {
  /** Name with its ending. */
  readonly name: string;
  /** Kind of content, such as `text/csv`; the text is UTF-8. */
  readonly type: string;
  readonly text: string;
}

/** Has the browser save a file. */
export function saveFile({ name, type, text }: MadeFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
