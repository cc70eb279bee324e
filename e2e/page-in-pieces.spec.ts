import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { freePort } from "../scripts/machine/listen.ts";
import { staticHost } from "../scripts/static-host.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { pageKinds } from "./page-kinds.ts";
import type { SitePath } from "#site/site-path.ts";
import { builtPaths, expect, test as siteTest } from "./site.ts";

/** Minimum size of a chunk in bytes, at the start and the end of a page. */
const pieceLength = 700;
const piecesAtStart = 24;
const piecesAtEnd = 4;

/** Delay between chunks in milliseconds, long enough for a paint. */
const pause = 30;

/**
 * Elements at which a chunk may begin. Within a line, incoming words, icons, fields and buttons always shift those before
 * them.
 */
const block =
  /<(?:button(?! data-slot="button")|dl|div(?! data-slot="field")|figure|footer|h\d|li|main|nav|ol|p|section|svg(?!(?: aria-hidden="true")? viewBox="0 0 24 24")|table|ul)\b/g;

/**
 * Whether a position is within a line of parts that are aligned with each other: figures side by side, or a text beside its
 * icon.
 */
function isWithinLine(html: string, at: number): boolean {
  return html.endsWith("</svg>", at) || html.lastIndexOf("<dl", at - 1) > html.lastIndexOf("</dl", at - 1);
}

/** The page whose header arrives element by element, for all pages, which have the same. */
const withHeaderInElements: SitePath = "/terms-of-service";

/** Splits a page's HTML as a slow connection would: the head first, then chunk by chunk. */
function inPieces(html: string, { headerInElements }: { readonly headerInElements: boolean }): readonly string[] {
  const body = html.indexOf("<body");
  const header = headerInElements ? html.slice(body, html.indexOf("</header>")) : "";
  const startEnds = body + piecesAtStart * pieceLength;
  const endStarts = html.length - piecesAtEnd * pieceLength;
  const cuts = [0, body, ...Array.from(header.matchAll(/<[a-z]/g), ({ index }) => body + index).slice(1)];
  for (const { index } of html.slice(body).matchAll(block)) {
    const at = body + index;
    const isFarEnough = at - (cuts.at(-1) ?? 0) >= pieceLength;
    if (isFarEnough && (at < startEnds || at > endStarts) && !isWithinLine(html, at)) cuts.push(at);
  }
  return cuts.map((at, index) => html.slice(at, cuts[index + 1]));
}

const test = siteTest.extend<object, { slowSite: string }>({
  slowSite: [
    async ({}, use) => {
      const host = staticHost(distFolder);
      const server = createServer((request, response) => {
        const path = builtPaths.find((built) => built === request.url);
        if (path === undefined) return host(request, response, () => {});
        const html = readFileSync(join(distFolder, path === "/" ? "index.html" : `${path}.html`), "utf8");
        const pieces = inPieces(html, { headerInElements: path === withHeaderInElements });
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        const send = (next: number) => {
          if (next === pieces.length) return response.end();
          response.write(pieces[next]);
          setTimeout(send, pause, next + 1);
        };
        send(0);
      });
      await use(`http://localhost:${await freePort(server)}`);
      server.close();
      server.closeAllConnections();
    },
    { scope: "worker" },
  ],
});

/** The layout shifts of a page that arrived in chunks. */
async function movedOn(
  page: Page,
  address: string,
  shifts: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  await page.goto(address);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return shifts();
}

/** Pages whose chunks differ most. */
const varied: readonly SitePath[] = [withHeaderInElements, "/", "/insurance-types/auto"];

for (const path of [...pageKinds, withHeaderInElements]) {
  const tag = varied.includes(path) ? [] : ["@all"];
  test(`${path} has no layout shifts when it arrives in chunks`, { tag }, async ({ page, slowSite }) => {
    const shifts = await watchLayoutShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await movedOn(page, `${slowSite}${path}`, shifts)).toEqual([]);
    // Columns of the content are aligned with each other, and shift until both have arrived.
    await page.setViewportSize({ width: 1280, height: 800 });
    const moved = await movedOn(page, `${slowSite}${path}`, shifts);
    expect(
      moved.filter((shift) => !/^(main|gone)/.test(shift)),
      "at 1280 px",
    ).toEqual([]);
  });
}
