import ArrowUp from "lucide-react/dist/esm/icons/arrow-up.mjs";
import Award from "lucide-react/dist/esm/icons/award.mjs";
import BookOpen from "lucide-react/dist/esm/icons/book-open.mjs";
import Check from "lucide-react/dist/esm/icons/check.mjs";
import CircleCheck from "lucide-react/dist/esm/icons/circle-check.mjs";
import Info from "lucide-react/dist/esm/icons/info.mjs";
import Menu from "lucide-react/dist/esm/icons/menu.mjs";
import OctagonAlert from "lucide-react/dist/esm/icons/octagon-alert.mjs";
import Plus from "lucide-react/dist/esm/icons/plus.mjs";
import TriangleAlert from "lucide-react/dist/esm/icons/triangle-alert.mjs";
import "./blocks.css";

const icons = {
  "arrow-up": ArrowUp,
  award: Award,
  "book-open": BookOpen,
  check: Check,
  "circle-check": CircleCheck,
  info: Info,
  menu: Menu,
  "octagon-alert": OctagonAlert,
  plus: Plus,
  "triangle-alert": TriangleAlert,
};

/** Icons that the design system's own parts draw. */
export function IconSamples() {
  return (
    <ul className="docs-icons">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
