import type { ReactNode } from "react";
import { olderBrowser } from "#text/older-browser.ts";
import { site } from "#content/site.ts";

/**
 * The HTML around every page. Stylesheets, fonts and the loader are put into `<head>` by the build, because their
 * names carry hashes that only the build knows.
 */
export function Document({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body id="top">
        {/* Every colour is written in what this asks for; a browser without it draws black on white. */}
        <p className="supports-[color:light-dark(canvas,canvas)]:hidden">{olderBrowser}</p>
        {children}
      </body>
    </html>
  );
}
