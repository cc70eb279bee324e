import { useEffect, useState } from "react";
import * as words from "#words/tool-screen.ts";

/** Names of what can be asked about, by product id. */
export type ProductNames = ReadonlyMap<string, string>;

export interface AskedInsurersProps {
  /** Fetches the names; only called when the address names a product. Must stay the same. */
  readonly load: () => Promise<ProductNames>;
}

/**
 * Whose quote the visitor asked for, above the form. The address says it by product id, and goes with the request as the page's
 * address; only names the site knows are shown, so nobody else's words can be put here.
 */
export function AskedInsurers({ load }: AskedInsurersProps) {
  const [names, setNames] = useState<readonly string[]>([]);

  useEffect(() => {
    const ids = new URLSearchParams(location.search).getAll("insurer");
    if (ids.length === 0) return;
    let isGone = false;
    void (async () => {
      // Offline, the form still sends the products, without showing their names.
      const namesById = await load().catch(() => new Map<string, string>());
      if (!isGone) setNames([...new Set(ids)].flatMap((id) => namesById.get(id) ?? []));
    })();
    return () => {
      isGone = true;
    };
  }, [load]);

  if (names.length === 0) return null;
  return (
    <div data-slot="asked-insurers" className="mb-6 border-s-4 border-accent ps-4">
      <p>{words.youAskForAQuoteFrom}</p>
      <ul className="font-semibold">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="text-small text-ink-soft">{words.requestCarriesNames}</p>
    </div>
  );
}
