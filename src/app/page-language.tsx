import { useSyncExternalStore } from "react";
import { addressBook } from "#addresses";
import { LanguageSwitch, type LanguageSwitchProps } from "#widgets/shell/language-switch.tsx";
import { translationOf } from "./navigation/page-modules.ts";

/** Home page of the other language, for addresses without a page. */
const otherHome = addressBook.root === "" ? "/fr" : "/";

/** A page reports that its code, and with it its other address, is loaded. */
function subscribe(listener: () => void) {
  addEventListener("page-ready", listener);
  return () => removeEventListener("page-ready", listener);
}

export interface PageLanguageProps extends Pick<LanguageSwitchProps, "place"> {
  /** Path of the page that is shown. */
  readonly pathname: string;
}

/** The link from the current page to the other language. */
export function PageLanguage({ pathname, place }: PageLanguageProps) {
  const current = () => translationOf(pathname) ?? otherHome;
  return <LanguageSwitch href={useSyncExternalStore(subscribe, current, current)} place={place} />;
}
