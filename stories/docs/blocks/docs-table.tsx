import "./blocks.css";

export interface DocsTableProps {
  readonly head: readonly string[];
  /** Cells of each row; text between backticks is set as code. */
  readonly rows: readonly (readonly string[])[];
}

function Cell({ text }: { readonly text: string }) {
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));
}

/** A table on a page of the documentation, whose Markdown knows none. */
export function DocsTable({ head, rows }: DocsTableProps) {
  return (
    <table className="docs-table">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(" ")}>
            {row.map((text, index) => (
              <td key={head[index]}>
                <Cell text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
