import type { Translation } from "#content/translation.ts";

/** Words of the fallback page for a failed fetch, and of the list of cached pages. */
export const offlineWords = {
  title: "Vous êtes hors ligne",
  lead: "Cette page ne peut pas être chargée en ce moment, et cet appareil n’en garde aucune copie. Vérifiez votre connexion et réessayez.",
  again: "Réessayer",
  list: "Ces pages s’ouvrent sans connexion",
  listNote:
    "Elles sont comme la dernière fois que vous les avez ouvertes en ligne. Ce que vous tapez dans un outil reste dans votre navigateur.",
  policies:
    "La politique de confidentialité et les conditions d’utilisation s’ouvrent seulement en ligne : vous n’en lisez ainsi jamais une ancienne version.",
} as const satisfies Translation<typeof import("../en/offline-words.ts").offlineWords>;

/** Words of the note on a page that comes from the cache. */
export const savedCopyWords = {
  isSavedCopy:
    "Northcover n’a pas répondu à temps. Cette page est la copie que votre navigateur a gardée à votre dernière visite.",
  again: "Réessayer",
  close: "Fermer",
} as const satisfies Translation<typeof import("../en/offline-words.ts").savedCopyWords>;
