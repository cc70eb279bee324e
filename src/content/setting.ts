/** A setting of the build; nothing for one that is empty. */
export const setting = (value: string | undefined) =>
  value === undefined || value.trim() === "" ? undefined : value.trim();
