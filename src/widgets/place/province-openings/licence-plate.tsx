import type { ReactNode } from "react";

export interface LicencePlateProps {
  /** Text alternative of the drawing. */
  readonly label: string;
  /** One `OnThePlate`, then `BesideThePlate` elements. */
  readonly children: ReactNode;
}

/** Cover included with a licence plate, on the plate, and optional cover below the plate. */
export function LicencePlate({ label, children }: LicencePlateProps) {
  return (
    <figure aria-label={label} className="grid gap-x-8 gap-y-2 wide-phone:grid-cols-2">
      {children}
    </figure>
  );
}

/** The amount first, then its purpose. */
export function OnThePlate({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative mb-4 rounded-large border-4 border-on-deep-soft px-8 py-9 text-center wide-phone:col-span-2">
      <div className="[&>:first-child]:block [&>:first-child]:font-display [&>:first-child]:text-heading-1 [&>:first-child]:font-medium">
        {children}
      </div>
      <Bolts />
    </div>
  );
}

export interface BesideThePlateProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One optional cover for the plate's owner. */
export function BesideThePlate({ title, children }: BesideThePlateProps) {
  return (
    <div className="border-t border-on-deep-soft pt-3">
      <strong className="block font-display text-heading-4">{title}</strong>
      <div>{children}</div>
    </div>
  );
}

function Bolts() {
  return ["top-3 left-4", "top-3 right-4", "bottom-3 left-4", "bottom-3 right-4"].map((corner) => (
    <span
      key={corner}
      aria-hidden="true"
      className={`absolute size-3 rounded-round border-2 border-on-deep-soft ${corner}`}
    />
  ));
}
