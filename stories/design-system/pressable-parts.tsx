import type { ReactElement } from "react";
import { Accordion } from "#design-system/accordion/accordion.tsx";
import { Button } from "#design-system/button/button.tsx";
import { Card, type CardProps } from "#design-system/card/card.tsx";
import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import { Details } from "#design-system/details/details.tsx";
import { floatingActionRecipe } from "#design-system/floating-action/floating-action.tsx";
import { TextLink, type TextLinkProps } from "#design-system/link/link.tsx";
import { RadioGroup } from "#design-system/radio-group/radio-group.tsx";
import { Select } from "#design-system/select/select.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";

/** A part that responds to a pointer and to focus. */
export interface PressablePart {
  /** Selector of the element that is focused and pressed. */
  readonly control: string;
  /** Selector of the hover target, where it is another element than the control. */
  readonly pointed?: string;
  /** The pseudo-element that draws the focus ring, where the control itself doesn't. */
  readonly ring?: "::after";
  /** Set where the part is chosen or invalid, which hovering doesn't change. */
  readonly changesOnHover?: false;
  /** @param label - Text of the part, which also makes its ids unique. */
  readonly draw: (label: string) => ReactElement;
}

const idOf = (label: string) => label.replaceAll(" ", "-");

const optionsOf = (label: string) => [{ value: "life", label }];

const onDeep = (part: ReactElement) => <div className="bg-deep p-4 text-on-deep">{part}</div>;

const card = (tone: NonNullable<CardProps["tone"]>): PressablePart => ({
  control: "a",
  pointed: "[data-slot=card]",
  ring: "::after",
  draw: (label) => <Card tone={tone} title={label} headingLevel={3} titleSize={4} href="#card" />,
});

const button = (draw: PressablePart["draw"]): PressablePart => ({ control: "button", draw });
const choice = (draw: PressablePart["draw"]): PressablePart => ({ control: "input", pointed: "label", draw });

const floatingAction = (intent: "primary" | "secondary") =>
  button((label) => (
    <button type="button" className={floatingActionRecipe({ intent })}>
      +<span>{label}</span>
    </button>
  ));

const textLink = (tone: NonNullable<TextLinkProps["tone"]>) => (label: string) => (
  <TextLink href="#guide" tone={tone}>
    {label}
  </TextLink>
);

/** Every part of the design system that responds to a pointer, in each variant that looks different. */
export const pressableParts: Readonly<Record<string, PressablePart>> = {
  "primary button": button((label) => <Button>{label}</Button>),
  "secondary button": button((label) => <Button intent="secondary">{label}</Button>),
  "quiet button": button((label) => (
    <Button intent="quiet" edge="text">
      {label}
    </Button>
  )),
  "button on a deep background": button((label) => onDeep(<Button intent="on-deep">{label}</Button>)),
  link: { control: "a", draw: textLink("default") },
  "quiet link": { control: "a", draw: textLink("quiet") },
  "link on a deep background": { control: "a", draw: (label) => onDeep(textLink("on-deep")(label)) },
  "plain card": card("plain"),
  "surface card": card("surface"),
  "wash card": card("wash"),
  "text box": { control: "input", draw: (label) => <TextInput aria-label={label} /> },
  "invalid text box": {
    control: "input",
    changesOnHover: false,
    draw: (label) => <TextInput aria-label={label} aria-invalid />,
  },
  select: { control: "select", draw: (label) => <Select aria-label={label} options={optionsOf(label)} /> },
  "invalid select": {
    control: "select",
    changesOnHover: false,
    draw: (label) => <Select aria-label={label} aria-invalid options={optionsOf(label)} />,
  },
  checkbox: choice((label) => <Checkbox label={label} />),
  "ticked checkbox": { ...choice((label) => <Checkbox label={label} defaultChecked />), changesOnHover: false },
  "invalid checkbox": { ...choice((label) => <Checkbox label={label} error="Agree." />), changesOnHover: false },
  "radio button": choice((label) => <RadioGroup name={label} legend="Line" options={optionsOf(label)} />),
  "chosen radio button": {
    ...choice((label) => <RadioGroup name={label} legend="Line" options={optionsOf(label)} defaultValue="life" />),
    changesOnHover: false,
  },
  // Only the chosen tab takes focus, and only another one responds to the pointer.
  tab: {
    control: "[role=tab]:first-child",
    pointed: "[role=tab]:last-child",
    draw: (label) => (
      <Tabs
        label={label}
        items={["Chosen", "Another"].map((title) => ({ id: `${idOf(label)}-${title}`, title, content: title }))}
      />
    ),
  },
  details: { control: "summary", draw: (label) => <Details summary={label}>An answer</Details> },
  "open accordion": {
    control: "summary",
    draw: (label) => (
      <Accordion defaultOpen={idOf(label)} items={[{ id: idOf(label), title: label, content: "An answer" }]} />
    ),
  },
  "floating action": floatingAction("primary"),
  "secondary floating action": floatingAction("secondary"),
};
