import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Tabs as TabsOfItems } from "#design-system/tabs/tabs.tsx";

export interface TabProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One tab: a level-1 heading and the content up to the next one. */
export function Tab({ children }: TabProps) {
  return <div className="grid grid-cols-1 gap-12">{children}</div>;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly children: ReactNode;
}

function isTab(node: ReactNode): node is ReactElement<TabProps> {
  return isValidElement(node) && node.type === Tab;
}

/** Tabs of a page's file: each level-1 heading within starts one. */
export function Tabs({ label, children }: TabsProps) {
  return (
    <TabsOfItems
      isRead
      label={label}
      items={Children.toArray(children)
        .filter(isTab)
        .map((tab) => ({ id: tab.props.id, title: tab.props.title, content: tab }))}
    />
  );
}
