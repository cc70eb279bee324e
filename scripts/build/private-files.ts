import { normalizePath, type Plugin } from "vite";

/** Escapes a path, so that as a glob it matches only itself. */
const literally = (path: string) => path.replaceAll(/[\\*?[\]{}()!+@|^$]/g, String.raw`\$&`);

/**
 * Stops development servers (the site's, Storybook's, the tests') from serving dotfiles and dot folders: the embedded
 * database, the owner's key, settings, version control. Vite's own list covers only a few of them. `.storybook` stays
 * allowed, because the browser runs its code. Other origins get no read access.
 *
 * A plugin, because Storybook replaces `server` of the configuration file.
 */
export function privateFiles(): Plugin {
  return {
    name: "private-files",
    config: ({ root = process.cwd() }) => ({
      server: {
        cors: false,
        fs: {
          deny: [
            ".*",
            "*.{crt,pem,key,p12,pfx,cer,der}",
            "**/.git/**",
            // Only within the project: its path may itself contain a dot folder.
            `${literally(normalizePath(root))}/.!(storybook)/**`,
          ],
        },
      },
    }),
  };
}
