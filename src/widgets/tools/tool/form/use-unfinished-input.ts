import { useEffect, useState, type RefObject } from "react";
import type { InputPath } from "#domain/tools/read-inputs.ts";

/** Pause after the last keystroke that ends typing, in milliseconds. */
const typingDelay = 900;

interface Unfinished {
  readonly path: InputPath;
}

/** Path of the input being typed in, until the visitor pauses or leaves it. Its problems are not shown yet. */
export function useUnfinishedInput(form: RefObject<HTMLFormElement | null>) {
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);

  useEffect(() => {
    if (unfinished === null) return;
    const timer = setTimeout(() => setUnfinished(null), typingDelay);
    return () => clearTimeout(timer);
  }, [unfinished]);

  useEffect(() => {
    const element = form.current;
    const finish = () => setUnfinished(null);
    element?.addEventListener("focusout", finish);
    return () => element?.removeEventListener("focusout", finish);
  }, [form]);

  return [unfinished, setUnfinished] as const;
}
