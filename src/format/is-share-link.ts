/** Whether a fragment holds the inputs of a tool, in any version of the format; `share-link.ts` parses it. */
export function isShareLink(fragment: string): boolean {
  return /^#v\d+\./.test(fragment);
}

/** Id of the element that receives the inputs of a share link, where the page itself doesn't. */
export const sharedInputsId = "shared-inputs";
