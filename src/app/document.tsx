import { Suspense } from "react";
import type { Elements } from "#design-system/elements.ts";
import { olderBrowser } from "#text/older-browser.ts";
import { locale } from "#locale";

/**
 * The HTML around every page. The build adds stylesheets, fonts and the loader to `<head>`, because their file names
 * contain content hashes.
 */
export function Document({ children }: { readonly children: Elements }) {
  return (
    <html lang={locale.tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body id="top">
        {/* All colours use `light-dark()`. Browsers without it render black on white, with this notice. */}
        <Suspense>
          <p className="supports-[color:light-dark(canvas,canvas)]:hidden">{olderBrowser}</p>
        </Suspense>
        {children}
      </body>
    </html>
  );
}
