import MagicString from "magic-string";
import { build, parseAst, Visitor, type Plugin } from "vite";

/** The class names of the site's stylesheet, as a build sees them. */
type ClassNames = ReturnType<typeof nameClasses>;

const classSelector = /\.(-?(?:\\[^0-9a-f\n]|[A-Za-z_]|[^\0-\x7F])(?:\\[^0-9a-f\n]|[\w-]|[^\0-\x7F])*)/g;

function unescaped(selector: string): string {
  return selector.replaceAll(/\\(.)/g, "$1");
}

function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(classSelector)].map(([, selector = ""]) => unescaped(selector)));
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const characters = `${letters}0123456789`;

/**
 * Names every utility of a stylesheet in two characters, in the order of the stylesheet. Names of one plain word, such as
 * `grid`, keep it: they also occur in strings that aren't classes. So do those outside the layer of utilities, which
 * code may put together from parts.
 * @returns Every class that the stylesheet mentions, and the short names of utilities, by their own.
 * @throws {Error} When the stylesheet has more utilities than there are such names.
 */
export function nameClasses(css: string) {
  const known = classesOf(css);
  const inUtilities = /@layer utilities\s*\{/.exec(css)?.index ?? css.length;
  const others = classesOf(css.slice(0, inUtilities));
  const long = Array.from(known).filter((name) => /[-:[(/]/.test(name) && !others.has(name));
  // Neighbours share their second character, which compresses better than a shared first.
  const free = Array.from(characters)
    .flatMap((second) => Array.from(letters, (first) => first + second))
    .filter((name) => !known.has(name));
  if (long.length > free.length) throw new Error(`${long.length} utilities need more than two characters each`);
  return { known, short: new Map(long.map((name, index) => [name, free[index] ?? ""])) };
}

/** Writes the short names into a stylesheet. */
export function shortenStyles(css: string, { short }: ClassNames): string {
  return css.replaceAll(classSelector, (whole, selector: string) => {
    const name = short.get(unescaped(selector));
    return name === undefined ? whole : `.${name}`;
  });
}

/** Writes the short names into a string, if classes are all it holds. */
function shortenWords(text: string, { known, short }: ClassNames): string {
  const words = text.split(/(\s+)/);
  if (!words.every((word) => word.trim() === "" || known.has(word))) return text;
  return words.map((word) => short.get(word) ?? word).join("");
}

/** Writes the short names into the strings of a module. */
export function shortenModule(code: string, names: ClassNames): string {
  const written = new MagicString(code);
  const shorten = (start: number, end: number) => {
    if (start < end) written.update(start, end, shortenWords(code.slice(start, end), names));
  };
  new Visitor({
    // A string's quotes are no part of it; a template's parts have none.
    Literal: ({ value, start, end }) => typeof value === "string" && shorten(start + 1, end - 1),
    TemplateElement: ({ start, end }) => shorten(start, end),
  }).visit(parseAst(code));
  return written.toString();
}

/**
 * Vite plugin: gives utilities their short names, in code and stylesheet alike. Long names take a sixth of a compressed
 * page, as every utility stands in the page and in its styles.
 */
export function shortClassNames(names: ClassNames): Plugin {
  return {
    name: "short-class-names",
    enforce: "post",
    transform: {
      filter: { id: /\/src\/.*\.(?:tsx?|md)(?:\?|$)/ },
      handler: (code) => ({ code: shortenModule(code, names), map: null }),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = shortenStyles(String(file.source), names);
      }
    },
  };
}

/** Names the classes of the site's stylesheet. */
export async function readClassNames(): Promise<ClassNames> {
  const built = await build({
    configLoader: "native",
    logLevel: "warn",
    build: { write: false, rolldownOptions: { input: "src/design-system/styles.css" } },
  });
  const output = "output" in built ? built.output : [];
  const css = output.map((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? String(file.source) : "",
  );
  return nameClasses(css.join(""));
}

/**
 * Checks that a page has no long name left, which no rule would match.
 * @throws {Error} When it has one.
 */
export function refuseLongClassNames(html: string, { short }: ClassNames): void {
  for (const [, classes = ""] of html.matchAll(/ class="([^"]*)"/g)) {
    const long = classes.split(/\s+/).find((name) => short.has(name.replaceAll("&gt;", ">").replaceAll("&amp;", "&")));
    if (long !== undefined)
      throw new Error(`"${classes}" keeps the class ${long}: one of these classes is not in the stylesheet`);
  }
}
