import { normalizePath, type Plugin } from "vite";

/** A path as a glob that matches nothing else. */
const literally = (path: string) => path.replaceAll(/[\\*?[\]{}()!+@|^$]/g, String.raw`\$&`);

/**
 * Keeps development servers (the site's, Storybook's, the tests') from serving dotfiles and folders with a dot: the
 * embedded database, its owner's key, settings, version control. Vite's own list names a few of them. `.storybook` holds
 * code that Storybook runs in the browser. Other origins get no right to read.
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
            // Within the project only: the project itself may lie in a folder with a dot.
            `${literally(normalizePath(root))}/.!(storybook)/**`,
          ],
        },
      },
    }),
  };
}
