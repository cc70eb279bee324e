import { useDeferredValue } from "react";
import { RowDetailsButton, type RowDetailsButtonProps } from "#design-system/table/row-details-button.tsx";
import { useIsHydrated } from "#platform/hydration.tsx";

/**
 * The button of a row's details, once the app runs. Not `ScriptedOnly`: the row reserves the button's space, and its
 * HTML would make a long table's page heavier.
 */
export function RowDetails(props: RowDetailsButtonProps) {
  const isHydrated = useDeferredValue(useIsHydrated());
  return isHydrated ? <RowDetailsButton {...props} /> : null;
}
