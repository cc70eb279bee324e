import type { Translation } from "#content/translation.ts";

/* Shown until the owner sets the build settings; a hosted build fails without them. */

export const ownerPlaceholders = {
  identity: "Raison sociale et adresse postale : à inscrire par le propriétaire",
  privacyOfficer: "Nom de la personne responsable des renseignements personnels : à inscrire par le propriétaire",
} as const satisfies Translation<typeof import("../en/owner-placeholders.ts").ownerPlaceholders>;
