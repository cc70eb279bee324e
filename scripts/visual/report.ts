/** Result of comparing a story in one mode. */
export type Finding =
  | { readonly kind: "same"; readonly story: string; readonly mode: string }
  | { readonly kind: "different"; readonly story: string; readonly mode: string; readonly share: number }
  | { readonly kind: "added" | "removed"; readonly story: string; readonly mode: string }
  | { readonly kind: "broken"; readonly story: string; readonly mode: string; readonly cause: string };

/** File name prefix for the pictures of a story in a mode. */
export function pictureName(story: string, mode: string): string {
  return `${story}--${mode.replaceAll(" ", "-")}`;
}

const severity = { broken: 3, removed: 2, different: 1, added: 0, same: -1 } as const;

/** Sorts findings: stories that fail to render, missing ones, then by difference. */
function bySeverity(one: Finding, other: Finding): number {
  const kinds = severity[other.kind] - severity[one.kind];
  if (kinds !== 0) return kinds;
  const share = (finding: Finding) => (finding.kind === "different" ? finding.share : 0);
  return share(other) - share(one) || one.story.localeCompare(other.story) || one.mode.localeCompare(other.mode);
}

/** Whether any finding needs a review. */
export function needsReview(findings: readonly Finding[]): boolean {
  return findings.some(({ kind }) => kind !== "same");
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function image(name: string, kind: string): string {
  const file = `${name}-${kind}.png`;
  return `<figure><figcaption>${kind}</figcaption><a href="${file}"><img src="${file}" alt="${escape(name)}, ${kind}" loading="lazy"></a></figure>`;
}

function row(finding: Finding): string {
  const { story, mode } = finding;
  const name = pictureName(story, mode);
  const title = `<h2 id="${escape(name)}">${escape(story)}, ${mode}`;
  switch (finding.kind) {
    case "broken":
      return `${title}: does not render</h2><pre>${escape(finding.cause)}</pre>`;
    case "added":
      return `${title}: new</h2>${image(name, "after")}`;
    case "removed":
      return `${title}: gone</h2>${image(name, "before")}`;
    case "different":
      return `${title}: ${(finding.share * 100).toFixed(2)} %</h2>${["before", "after", "difference"].map((kind) => image(name, kind)).join("")}`;
    case "same":
      return "";
  }
}

/** The report as an HTML page, the worst findings first. */
export function reportPage(commit: string, findings: readonly Finding[]): string {
  const shown = findings.filter(({ kind }) => kind !== "same").toSorted(bySeverity);
  const list = shown.map((finding) => {
    const name = escape(pictureName(finding.story, finding.mode));
    const share = finding.kind === "different" ? ` ${(finding.share * 100).toFixed(2)} %` : "";
    return `<li><a href="#${name}">${escape(finding.story)}, ${finding.mode}</a>: ${finding.kind}${share}</li>`;
  });
  return `<!doctype html><html lang="en-CA"><meta charset="utf-8"><title>Visual differences</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;color-scheme:light dark}figure{display:inline-block;margin:0 1% 0 0;width:32%;vertical-align:top}
img{max-width:100%;border:1px solid #888}</style>
<h1>${shown.length} of ${findings.length} pictures differ from ${escape(commit)}</h1><ol>${list.join("")}</ol>${shown.map(row).join("\n")}</html>`;
}
