import { useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** How the visitor came to the page being shown: by opening a document, by a link in the app, or by Back or Forward in it. */
export type Arrival = "opened" | "followed" | "returned";

/** How the visitor came to the page being shown. A document that was just opened is no return. */
export function useArrival(): Arrival {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [opened] = useState(location);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && location !== opened) setHasMoved(true);
  if (!hasMoved) return "opened";
  return navigationType === NavigationType.Pop ? "returned" : "followed";
}
