import { useEffect, useRef, useState } from "react";

/** How long an answer must stay unchanged before it is announced, in milliseconds. */
const announcementDelay = 1200;

/**
 * The text for a live region, debounced so that not every key is announced. The first one is not announced: nobody has
 * asked for anything yet.
 */
export function useDebouncedAnnouncement(text: string): string {
  const [said, setAnnounced] = useState("");
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = "";
    const timer = setTimeout(() => setAnnounced(text), announcementDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
