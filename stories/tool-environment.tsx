import { useState, type ReactNode } from "react";
import { PriceVisitorContext, priceVisitorStore } from "#widgets/charts/prices/price-visitor.ts";
import { ProvinceContext, provinceStore } from "#widgets/place/province-choice/province-choice.ts";
import { ToolEnvironmentContext, type ToolEnvironment } from "#widgets/tools/tool/definition/tool-environment.ts";

/** Creates an in-memory environment: no shared link, nothing stored in the session. */
export function environmentInMemory(own: Partial<ToolEnvironment> = {}): ToolEnvironment {
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

export interface ToolEnvironmentProviderProps {
  /** Creates the environment; called once. */
  readonly create: () => ToolEnvironment;
  readonly children: ReactNode;
}

/** Provides a tool with its environment, its stored province, and its own price visitor. */
export function ToolEnvironmentProvider({ create, children }: ToolEnvironmentProviderProps) {
  const [environment] = useState(create);
  const [province] = useState(() => provinceStore(environment));
  const [visitor] = useState(priceVisitorStore);
  return (
    <ProvinceContext value={province}>
      <PriceVisitorContext value={visitor}>
        <ToolEnvironmentContext value={environment}>{children}</ToolEnvironmentContext>
      </PriceVisitorContext>
    </ProvinceContext>
  );
}
