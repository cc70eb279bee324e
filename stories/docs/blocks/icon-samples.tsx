import ArrowDown from "lucide-react/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide-react/dist/esm/icons/arrow-up.mjs";
import ArrowUpDown from "lucide-react/dist/esm/icons/arrow-up-down.mjs";
import ArrowUpRight from "lucide-react/dist/esm/icons/arrow-up-right.mjs";
import Award from "lucide-react/dist/esm/icons/award.mjs";
import Blend from "lucide-react/dist/esm/icons/blend.mjs";
import BookMarked from "lucide-react/dist/esm/icons/book-marked.mjs";
import BookOpen from "lucide-react/dist/esm/icons/book-open.mjs";
import BriefcaseBusiness from "lucide-react/dist/esm/icons/briefcase-business.mjs";
import Calculator from "lucide-react/dist/esm/icons/calculator.mjs";
import CalendarPlus from "lucide-react/dist/esm/icons/calendar-plus.mjs";
import Car from "lucide-react/dist/esm/icons/car.mjs";
import Check from "lucide-react/dist/esm/icons/check.mjs";
import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.mjs";
import CircleAlert from "lucide-react/dist/esm/icons/circle-alert.mjs";
import CircleCheck from "lucide-react/dist/esm/icons/circle-check.mjs";
import CircleQuestionMark from "lucide-react/dist/esm/icons/circle-question-mark.mjs";
import Copy from "lucide-react/dist/esm/icons/copy.mjs";
import Download from "lucide-react/dist/esm/icons/download.mjs";
import EqualNot from "lucide-react/dist/esm/icons/equal-not.mjs";
import FileDown from "lucide-react/dist/esm/icons/file-down.mjs";
import IdCard from "lucide-react/dist/esm/icons/id-card.mjs";
import Info from "lucide-react/dist/esm/icons/info.mjs";
import KeyRound from "lucide-react/dist/esm/icons/key-round.mjs";
import Landmark from "lucide-react/dist/esm/icons/landmark.mjs";
import Layers from "lucide-react/dist/esm/icons/layers.mjs";
import Link2 from "lucide-react/dist/esm/icons/link-2.mjs";
import LoaderCircle from "lucide-react/dist/esm/icons/loader-circle.mjs";
import Medal from "lucide-react/dist/esm/icons/medal.mjs";
import Menu from "lucide-react/dist/esm/icons/menu.mjs";
import Minus from "lucide-react/dist/esm/icons/minus.mjs";
import OctagonAlert from "lucide-react/dist/esm/icons/octagon-alert.mjs";
import Plane from "lucide-react/dist/esm/icons/plane.mjs";
import Plus from "lucide-react/dist/esm/icons/plus.mjs";
import Printer from "lucide-react/dist/esm/icons/printer.mjs";
import RotateCcw from "lucide-react/dist/esm/icons/rotate-ccw.mjs";
import Scale from "lucide-react/dist/esm/icons/scale.mjs";
import Search from "lucide-react/dist/esm/icons/search.mjs";
import Star from "lucide-react/dist/esm/icons/star.mjs";
import Sunset from "lucide-react/dist/esm/icons/sunset.mjs";
import TriangleAlert from "lucide-react/dist/esm/icons/triangle-alert.mjs";
import Users from "lucide-react/dist/esm/icons/users.mjs";
import X from "lucide-react/dist/esm/icons/x.mjs";
import "./blocks.css";

const icons = {
  "arrow-down": ArrowDown,
  "arrow-up": ArrowUp,
  "arrow-up-down": ArrowUpDown,
  "arrow-up-right": ArrowUpRight,
  award: Award,
  blend: Blend,
  "book-marked": BookMarked,
  "book-open": BookOpen,
  "briefcase-business": BriefcaseBusiness,
  calculator: Calculator,
  "calendar-plus": CalendarPlus,
  car: Car,
  check: Check,
  "chevron-down": ChevronDown,
  "circle-alert": CircleAlert,
  "circle-check": CircleCheck,
  "circle-question-mark": CircleQuestionMark,
  copy: Copy,
  download: Download,
  "equal-not": EqualNot,
  "file-down": FileDown,
  "id-card": IdCard,
  info: Info,
  "key-round": KeyRound,
  landmark: Landmark,
  layers: Layers,
  "link-2": Link2,
  "loader-circle": LoaderCircle,
  medal: Medal,
  menu: Menu,
  minus: Minus,
  "octagon-alert": OctagonAlert,
  plane: Plane,
  plus: Plus,
  printer: Printer,
  "rotate-ccw": RotateCcw,
  scale: Scale,
  search: Search,
  star: Star,
  sunset: Sunset,
  "triangle-alert": TriangleAlert,
  users: Users,
  x: X,
};

/** Every icon that the site draws, by the name of its file: a test compares the list with the code. */
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
