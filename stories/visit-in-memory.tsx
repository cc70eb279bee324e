import { useState, type ReactNode } from "react";
import { ProvinceContext, provinceStore } from "#widgets/province-choice/province-choice.ts";
import { ToolVisitContext, type ToolVisit } from "#widgets/tool/tool-visit.ts";

/** A visit of its own, that nothing else knows of: no link brought anything, and the session remembers nothing yet. */
export function visitInMemory(own: Partial<ToolVisit> = {}): ToolVisit {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write(name, text) {
      texts.set(name, text);
      return true;
    },
    remove: (name) => void texts.delete(name),
    fragment: () => "",
    clearFragment: () => {},
    address: () => "https://northcover.example/tools",
    today: () => new Date(),
    ...own,
  };
}

export interface DuringVisitProps {
  /** Makes the visit; asked once. */
  readonly begin: () => ToolVisit;
  readonly children: ReactNode;
}

/** Shows tools as a visit has them, with the province that it remembers. */
export function DuringVisit({ begin, children }: DuringVisitProps) {
  const [visit] = useState(begin);
  const [province] = useState(() => provinceStore(visit));
  return (
    <ProvinceContext value={province}>
      <ToolVisitContext value={visit}>{children}</ToolVisitContext>
    </ProvinceContext>
  );
}
