import { IconGallery, IconItem } from "@storybook/addon-docs/blocks";
import type { LucideIcon } from "lucide-react";

const icons = import.meta.glob<LucideIcon>(
  [
    "/node_modules/lucide-react/dist/esm/icons/{arrow-down,arrow-up,arrow-up-down,arrow-up-right,award,blend,book-marked,book-open}.mjs",
    "/node_modules/lucide-react/dist/esm/icons/{briefcase-business,calculator,calendar-plus,car,check,chevron-down,circle-alert}.mjs",
    "/node_modules/lucide-react/dist/esm/icons/{circle-check,circle-question-mark,copy,download,equal-not,file-down,id-card,info}.mjs",
    "/node_modules/lucide-react/dist/esm/icons/{key-round,landmark,layers,link-2,loader-circle,medal,minus,octagon-alert}.mjs",
    "/node_modules/lucide-react/dist/esm/icons/{plane,plus,printer,rotate-ccw,scale,search,star,sunset,triangle-alert,users,x}.mjs",
  ],
  { eager: true, import: "default", exhaustive: true },
);

/** Every icon in use; a test compares the list with the code. */
export function IconSamples() {
  return (
    <IconGallery>
      {Object.entries(icons).map(([path, Icon]) => (
        <IconItem key={path} name={path.replace(/^.*\/(.*)\.mjs$/, "$1")}>
          <Icon aria-hidden="true" strokeWidth={1.75} />
        </IconItem>
      ))}
    </IconGallery>
  );
}
