import type { ReactNode } from "react";

export interface UmbrellaCoverProps {
  /** The umbrella policy's name in bold, and its coverage. */
  readonly umbrella: ReactNode;
  /** Names of the policies that it rests on. */
  readonly policies: readonly string[];
  /** The uncovered asset in bold, and the reason. */
  readonly missed: ReactNode;
  /** Caption of the drawing. */
  readonly children: ReactNode;
}

/** An umbrella policy over the policies it rests on, and the asset it misses because it isn't on the list. */
export function UmbrellaCover({ umbrella, policies, missed, children }: UmbrellaCoverProps) {
  return (
    <figure data-slot="umbrella-cover" className="min-w-0 border-t-2 border-ink pt-4">
      <div className="grid grid-cols-6 gap-1 text-caption">
        <div className="col-span-4 flex min-h-32 flex-col justify-end bg-deep p-3 text-on-deep forced-colors:border">
          <p className="[&_strong]:block [&_strong]:font-display [&_strong]:text-heading-3 [&_strong]:font-semibold [&_sup]:text-on-deep-soft">
            {umbrella}
          </p>
        </div>
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
        <div className="col-span-2 col-start-5 row-span-2 row-start-1 flex min-w-0 flex-col justify-end border border-dashed border-accent p-2">
          <p className="[&_strong]:block [&_strong]:font-semibold">{missed}</p>
        </div>
      </div>
      <figcaption className="mt-3 text-caption text-ink-soft">{children}</figcaption>
    </figure>
  );
}
