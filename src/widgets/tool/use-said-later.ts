import { useEffect, useRef, useState } from "react";

/** How long an answer stands still before it is read out, in milliseconds. */
const quietFor = 1200;

/** A text for assistive technology that follows only once it has stood still, so that not every key is announced. The first one is not said: nobody asked yet. */
export function useSaidLater(text: string): string {
  const [said, setSaid] = useState("");
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = "";
    const timer = setTimeout(() => setSaid(text), quietFor);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
