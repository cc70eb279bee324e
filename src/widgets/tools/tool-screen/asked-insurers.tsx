import { useEffect, useState } from "react";
import * as words from "#words/tool-screen.ts";

/** Product names by product id. */
export type ProductNames = ReadonlyMap<string, string>;

export interface AskedInsurersProps {
  /** Fetches the names; called only if the URL names a product. Must be stable between renders. */
  readonly load: () => Promise<ProductNames>;
}

/**
 * Lists above the form the products that the visitor requested quotes for. The URL holds their ids and is sent with the
 * request. Only known ids are shown, so a crafted link can't insert text.
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
