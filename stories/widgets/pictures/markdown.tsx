import type { ReactNode } from "react";

/** What Markdown makes of a table: the first row is the header, and named columns are right-aligned. */
export function markdownTable(rows: readonly (readonly ReactNode[])[], rightAligned: readonly number[] = []) {
  const [header = [], ...body] = rows;
  const align = (index: number) => (rightAligned.includes(index) ? "right" : undefined);
  return (
    <table key="table">
      <thead>
        <tr>
          {header.map((cell, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <th key={index} align={align(index)}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, line) => (
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={line}>
            {row.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={index} align={align(index)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What Markdown makes of a list whose items begin in bold. */
export function markdownList(items: readonly (readonly [bold: string, rest: string])[]) {
  return (
    <ul key="list">
      {items.map(([bold, rest]) => (
        <li key={bold}>
          <strong>{bold}</strong> {rest}
        </li>
      ))}
    </ul>
  );
}
