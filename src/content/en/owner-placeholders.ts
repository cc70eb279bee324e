/* Shown until the owner sets the build settings; a hosted build fails without them. */

export const ownerPlaceholders = {
  identity: "Legal name and postal address: set by the owner",
  privacyOfficer: "Name of the privacy officer: set by the owner",
} as const;
