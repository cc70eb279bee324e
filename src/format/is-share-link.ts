/** Whether a fragment holds the inputs of a tool, of whatever version; `share-link.ts` reads it. */
export function isShareLink(fragment: string): boolean {
  return /^#v\d+\./.test(fragment);
}

/** Id of the element that takes the inputs of a share link, where that isn't the page itself. */
export const sharedInputsId = "shared-inputs";
