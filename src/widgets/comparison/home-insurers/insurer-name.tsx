import { cva } from "class-variance-authority";
import { TextLink } from "#design-system/link/link.tsx";
import type { HomeInsurerFacts } from "#domain/insurance-product.ts";

const name = cva("font-display", {
  variants: { isLarge: { true: "text-heading-2 font-medium", false: "text-heading-3 font-semibold" } },
});

export interface InsurerNameProps {
  readonly insurer: HomeInsurerFacts;
  readonly isLarge?: boolean;
}

/** An insurer's name, linked to the site's own analysis where one exists. */
export function InsurerName({ insurer: { company, analysis }, isLarge = false }: InsurerNameProps) {
  return (
    <strong className={name({ isLarge })}>
      {analysis === undefined ? (
        company
      ) : (
        <TextLink href={`/company-analysis/${analysis}-analysis`}>{company}</TextLink>
      )}
    </strong>
  );
}
