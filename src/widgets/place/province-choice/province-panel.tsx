import { use, useEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import type { ProvinceCode } from "#domain/province-code.ts";
import * as words from "#words/province.ts";
import { ProvinceContext, useProvince, type ProvinceStore } from "./province-choice.ts";

const nobodyYet = () => false;

/** Whether the visitor's province is remembered on the device, and a function that changes it. */
function useRememberedProvince(): readonly [boolean, ProvinceStore["remember"]] {
  const { isRemembered, remember, subscribe } = use(ProvinceContext);
  return [useSyncExternalStore(subscribe, isRemembered, nobodyYet), remember];
}

export interface ProvincePanelProps {
  readonly province: ProvinceCode;
  readonly name: string;
  /** Address of the province's guide. */
  readonly guide: string;
  /** A fact about the province, below its name. */
  readonly fact?: ReactNode;
  /** Address of the map, for a panel elsewhere. */
  readonly change?: string | undefined;
  /** Called by Escape, in a panel that has opened by a press: its name takes the focus. */
  readonly onEscape?: () => void;
}

/** What a visitor can do with a province: use it on the whole site, open its guide, keep it on this device, clear it. */
export function ProvincePanel({ province, name, guide, fact, change, onEscape }: ProvincePanelProps) {
  const [yours, choose] = useProvince();
  const [isRemembered, remember] = useRememberedProvince();
  const title = useRef<HTMLParagraphElement>(null);
  const isYours = yours === province;

  const hasOpened = onEscape !== undefined;
  useEffect(() => {
    if (hasOpened) title.current?.focus();
  }, [hasOpened]);

  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onEscape?.();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [onEscape]);

  return (
    <div data-slot="province-panel">
      <p ref={title} tabIndex={-1} className="font-display text-heading-3 font-semibold">
        <span>{name}</span>
        {isYours && (
          <span className="font-text text-small font-regular text-ink-soft">{` · ${words.usedOnEveryPage}`}</span>
        )}
      </p>
      {fact !== undefined && <p className="text-small text-ink-soft">{fact}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        {!isYours && (
          <Button size="small" onClick={() => choose(province)}>
            {words.wholeSite}
          </Button>
        )}
        <TextLink href={guide} variant="standalone">
          {words.openTheGuide}
          <span className="sr-only">{` ${words.guideTo(name)}`}</span>
        </TextLink>
        {isYours && change !== undefined && (
          <TextLink href={change} variant="standalone">
            {words.changeProvince}
          </TextLink>
        )}
        {isYours && (
          <Button intent="secondary" size="small" onClick={() => choose(null)}>
            {words.clearProvince}
          </Button>
        )}
      </div>
      {isYours && (
        <Checkbox
          label={words.rememberOnThisDevice}
          hint={words.rememberHint}
          autoComplete="off"
          checked={isRemembered}
          onChange={({ currentTarget }) => remember(currentTarget.checked)}
        />
      )}
    </div>
  );
}
