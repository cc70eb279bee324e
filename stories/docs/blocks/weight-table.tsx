import weights from "../part-weights.json";
import { DocsTable } from "./docs-table.tsx";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** What each part costs alone, in JavaScript. */
export function WeightTable() {
  return (
    <DocsTable
      head={["Part", "JavaScript"]}
      rows={Object.entries(weights).map(([part, bytes]) => [part, kilobytes(bytes)])}
    />
  );
}
