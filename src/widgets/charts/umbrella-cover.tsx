import { Figure } from "#widgets/reading/figure/figure.tsx";
import * as words from "#words/umbrella-cover.ts";

const policies = ["Home", "Cottage", "Cars", "Boat"] as const;

/** An umbrella policy over the policies it rests on, and the asset it misses because it isn't on the list. */
export function UmbrellaCover() {
  return (
    <figure data-slot="umbrella-cover" className="min-w-0 border-t-2 border-ink pt-4">
      <div className="grid grid-cols-6 gap-1 text-caption">
        <p className="col-span-4 flex min-h-32 flex-col justify-end bg-deep p-3 text-on-deep forced-colors:border">
          <strong className="font-display text-heading-3 font-semibold">{words.umbrella}</strong>
          <span className="[&_sup]:text-on-deep-soft">
            <Figure basis="S476">{words.oneToFiveMillion}</Figure>
            {words.orMore}
          </span>
        </p>
        <ul role="list" className="col-span-4 col-start-1 grid grid-cols-2 gap-1 wide-phone:grid-cols-4">
          {policies.map((policy) => (
            <li
              key={policy}
              className="flex min-h-16 min-w-0 items-end bg-brand-line p-2 font-semibold text-ink forced-colors:border"
            >
              {policy}
            </li>
          ))}
        </ul>
        <p className="col-span-2 col-start-5 row-span-2 row-start-1 flex min-w-0 flex-col justify-end border border-dashed border-accent p-2">
          <span className="font-semibold">{words.rentalHeldByTrust}</span>
          <span>{words.notListedSoNotCovered}</span>
        </p>
      </div>
      <figcaption className="mt-3 text-caption text-ink-soft">
        {`${words.eachPolicyCarries} `}
        <Figure basis="S476">{words.oneMillion}</Figure>
        {words.umbrellaReachesItsList}
      </figcaption>
    </figure>
  );
}
