import { useDeferredValue } from "react";
import ArrowDown from "lucide-react/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide-react/dist/esm/icons/arrow-up.mjs";
import ArrowUpDown from "lucide-react/dist/esm/icons/arrow-up-down.mjs";
import { useIsHydrated } from "#platform/hydration.tsx";

export interface SortButtonProps {
  readonly label: string;
  /** Current sort direction of this column. */
  readonly direction: "ascending" | "descending" | "none";
  readonly onPress: () => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

const look = "inline-flex min-h-target items-center gap-1.5 text-start font-semibold";

/** A column's name as a button that sorts by the column. Plain text until hydration. */
export function SortButton({ label, direction, onPress }: SortButtonProps) {
  const Icon = icons[direction];
  const isHydrated = useDeferredValue(useIsHydrated());
  const icon = (
    <Icon
      aria-hidden="true"
      size={16}
      className={isHydrated ? "shrink-0 text-brand print:hidden" : "invisible shrink-0"}
    />
  );
  if (!isHydrated) {
    return (
      <span className={look}>
        <span>{label}</span>
        {icon}
      </span>
    );
  }
  return (
    <button type="button" onClick={onPress} className={`${look} cursor-pointer hover:text-brand`}>
      <span>{label}</span>
      {icon}
    </button>
  );
}
