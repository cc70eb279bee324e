import { createContext, useContext } from "react";

const PublishedPaths = createContext<ReadonlySet<string> | undefined>(undefined);

/** Tells everything below which pages of the site exist. */
export const PublishedPathsProvider = PublishedPaths.Provider;

/** Whether a page of the site exists. Outside a provider, as in a widget's stories, all of them do. */
export function useIsPublished(): (path: string) => boolean {
  const paths = useContext(PublishedPaths);
  return (path) => paths === undefined || paths.has(path);
}
