/** Navigation state that asks a page to print itself once it is shown. */
export const printOnceShown = { print: true } as const;

/** Whether a location's state asks for printing. */
export function isPrintRequest(state: unknown): boolean {
  return typeof state === "object" && state !== null && "print" in state && state.print === true;
}
