import type { Plugin } from "vite";

/** Creates an icon from Lucide's data. Takes what the site uses of Lucide's own component, and renders the same drawing. */
const plainIcon = `import { createElement } from "react";
export default ({ node }) => ({ size = 24, strokeWidth = 2, ...rest }) =>
  createElement(
    "svg",
    {
      "aria-hidden": "true",
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeLinecap: "round",
      strokeLinejoin: "round",
      width: size,
      height: size,
      strokeWidth,
      ...rest,
    },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
`;

/** What an icon's file has only for Lucide's own component: a name, a size, and a key for each line. */
const forLucide = /^ {2}(?:name|size): .*,\n|, key: "\w+"|^__iconData\.node;\n/gm;

/**
 * Replaces Lucide's component in a build. It gives each icon a namespace and two classes that nothing reads, up to 90
 * times on a page, and carries defaults, contexts and conversions that the site doesn't use. The keys of its drawings are
 * random, so they don't compress.
 */
export function plainIcons(): Plugin {
  return {
    name: "plain-icons",
    enforce: "pre",
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => plainIcon,
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/ },
      handler: (code) => ({ code: code.replaceAll(forLucide, ""), map: null }),
    },
  };
}
