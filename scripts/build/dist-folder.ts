/** Folder of the built site, which a build empties first. */
export const distFolder = "dist";
