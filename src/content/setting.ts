/** A build setting; `undefined` for an empty one. */
export const setting = (value: string | undefined) =>
  value === undefined || value.trim() === "" ? undefined : value.trim();
