import BriefcaseBusiness from "lucide-react/dist/esm/icons/briefcase-business.mjs";
import Car from "lucide-react/dist/esm/icons/car.mjs";
import IdCard from "lucide-react/dist/esm/icons/id-card.mjs";
import KeyRound from "lucide-react/dist/esm/icons/key-round.mjs";
import Plane from "lucide-react/dist/esm/icons/plane.mjs";
import Users from "lucide-react/dist/esm/icons/users.mjs";
import type { ReactNode } from "react";
import { GuidePart } from "#widgets/reading/guide-part.tsx";

const icons = { plane: Plane, card: IdCard, key: KeyRound, car: Car, work: BriefcaseBusiness, family: Users } as const;

export interface StageProps {
  /** Decorative: the stage's heading has the same meaning. */
  readonly icon: keyof typeof icons;
  /** Whether the connecting line ends here. Default: false. */
  readonly isLast?: boolean;
  readonly children: ReactNode;
}

/** One stage of a journey, connected to the next stage by a line. */
export function Stage({ icon, isLast = false, children }: StageProps) {
  const Icon = icons[icon];
  return (
    <GuidePart
      line={isLast ? "none" : "down"}
      mark={
        <span className="grid size-11 place-items-center rounded-round border border-accent bg-paper">
          <Icon size={22} strokeWidth={1.5} />
        </span>
      }
    >
      {children}
    </GuidePart>
  );
}
