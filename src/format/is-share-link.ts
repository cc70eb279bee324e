/** Start of a fragment that holds the inputs of a tool, after signs that mail and chat programs may put there. */
export const shareLinkStart = /^#[\W\da-f]*v(\d+)(?:\.|%(?:25)*2e)/i;

/** Whether a fragment holds the inputs of a tool, in any version of the format; `share-link.ts` parses it. */
export function isShareLink(fragment: string): boolean {
  return shareLinkStart.test(fragment);
}

/** Id of the element that receives the inputs of a share link, where the page itself doesn't. */
export const sharedInputsId = "shared-inputs";
