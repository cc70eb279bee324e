import { useEffect, useRef, useState } from "react";

/** Time without changes before an answer is announced, in milliseconds. */
const announcementDelay = 1200;

/**
 * Debounced text for a live region, so that not every keystroke is announced. The initial text is not announced,
 * because the visitor hasn't asked for it.
 */
export function useDebouncedAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState("");
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = "";
    const timer = setTimeout(() => setAnnounced(text), announcementDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
