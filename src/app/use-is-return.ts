import { useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Whether the visitor came to this page by Back or Forward within the app. A document that was just opened is no return. */
export function useIsReturn(): boolean {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [opened] = useState(location);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && location !== opened) setHasMoved(true);
  return hasMoved && navigationType === NavigationType.Pop;
}
