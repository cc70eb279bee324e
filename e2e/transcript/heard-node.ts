/** A node of a page as assistive technology gets it, with what it takes from the document besides. */
export interface HeardNode {
  /** As the browser names it, such as `heading` or `StaticText`. */
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** What a control holds. */
  readonly value: string;
  /** Such as `required`, `level` or `expanded`. */
  readonly states: Readonly<Record<string, string | number | boolean>>;
  /** Attributes that are spoken but that the browser's tree leaves out, such as `aria-sort`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Language tag that is in force here. */
  readonly language: string;
  /** Whether it takes lines of its own, runs on in its sentence, or stands apart within the sentence. */
  readonly flow: "block" | "inline" | "apart";
  /** Passed over itself; its children are heard in its place. */
  readonly isIgnored: boolean;
  readonly children: readonly HeardNode[];
}

/** The children that are heard, those of nodes that are passed over included. */
export function heardChildren({ children }: HeardNode): readonly HeardNode[] {
  return children.flatMap((child) => (child.isIgnored ? heardChildren(child) : [child]));
}

/** All heard nodes of some roles below a node, without looking inside those it finds. */
export function heardByRole(node: HeardNode, ...roles: readonly string[]): readonly HeardNode[] {
  return heardChildren(node).flatMap((child) => (roles.includes(child.role) ? [child] : heardByRole(child, ...roles)));
}

/** Puts text on one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** The text of a node, in one line. */
export function heardText(node: HeardNode): string {
  const textOf = ({ role, name, flow, children }: HeardNode): string => {
    const text = role === "StaticText" ? name : children.map(textOf).join("");
    return flow === "inline" ? text : ` ${text} `;
  };
  return oneLine(textOf(node));
}
