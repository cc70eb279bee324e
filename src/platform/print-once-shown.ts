/** State of a navigation to a page that is to be printed as soon as it is shown. */
export const printOnceShown = { print: true } as const;

/** Whether a location's state asks for the print view. */
export function asksForPrint(state: unknown): boolean {
  return typeof state === "object" && state !== null && "print" in state && state.print === true;
}
