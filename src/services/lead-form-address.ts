/** Form action for leads sent without JavaScript. */
export function leadFormAddress(url: string | undefined): string {
  return `${url === undefined || url === "/" ? "" : url}/functions/v1/send-lead`;
}
