import { useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { Accordion } from "#design-system/accordion/accordion.tsx";
import { Badge } from "#design-system/badge/badge.tsx";
import { Breadcrumb } from "#design-system/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Button } from "#design-system/button/button.tsx";
import { Callout } from "#design-system/callout/callout.tsx";
import { Card } from "#design-system/card/card.tsx";
import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import { DescriptionList } from "#design-system/description-list/description-list.tsx";
import { Details } from "#design-system/details/details.tsx";
import { Dialog } from "#design-system/dialog/dialog.tsx";
import { ErrorSummary } from "#design-system/error-summary/error-summary.tsx";
import { Field } from "#design-system/field/field.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Hero } from "#design-system/hero/hero.tsx";
import { HeroIllustration } from "#design-system/illustration/hero-illustration.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { MoneyInput, NumberInput } from "#design-system/number-input/number-input.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { Prose } from "#design-system/prose/prose.tsx";
import { RadioGroup } from "#design-system/radio-group/radio-group.tsx";
import { Select } from "#design-system/select/select.tsx";
import { Skeleton, SkeletonShape } from "#design-system/skeleton/skeleton.tsx";
import { Slider } from "#design-system/slider/slider.tsx";
import { Stat, StatList } from "#design-system/stat/stat.tsx";
import { Step } from "#design-system/steps/step.tsx";
import { Steps } from "#design-system/steps/steps.tsx";
import { Table } from "#design-system/table/table.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { Tag } from "#design-system/tag/tag.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { useToast } from "#design-system/toast/toaster.tsx";
import { Tooltip } from "#design-system/tooltip/tooltip.tsx";
import preview from "../../.storybook/preview.tsx";

interface StressProps {
  /** Text for every component that takes words. */
  readonly words: string;
  /** A short figure or name. */
  readonly short: string;
  readonly direction?: "ltr" | "rtl";
}

/** Every component on one page, filled with the same words. */
function EveryPart({ words, short, direction = "ltr" }: StressProps) {
  const [amount, setAmount] = useState(1_250_000);
  return (
    <div dir={direction}>
      <Hero
        title={words}
        lead={words}
        kicker={words}
        actions={<ButtonLink href="#go">{words}</ButtonLink>}
        figure={<HeroIllustration />}
      />
      <Section>
        <Stack gap="large">
          <Breadcrumb items={[{ label: words, href: "/" }, { label: words }]} />
          <Sidebar side="start">
            <OnPageNav
              items={[
                { href: "#one", label: words },
                { href: "#two", label: words },
              ]}
            />
            <HeadingBlock level={2} title={words} lead={words} kicker={words} />
          </Sidebar>
          <Grid columns={3}>
            <Card title={words} href="#card" headingLevel={3} media={<Plate name="life" />} meta={words}>
              <p>{words}</p>
            </Card>
            <Card title={words} headingLevel={3} tone="surface">
              <p>{words}</p>
            </Card>
          </Grid>
          <Cluster>
            <Badge tone="positive">{words}</Badge>
            <Badge look="solid">{words}</Badge>
            <Tag href="#tag">{words}</Tag>
          </Cluster>
          <Callout tone="caution" title={words}>
            <p>{words}</p>
          </Callout>
          <StatList>
            <Stat value={short} label={words} note={words} />
            <Stat value={short} label={words} />
          </StatList>
          <Steps>
            <Step title={words} headingLevel={3}>
              <p>{words}</p>
            </Step>
          </Steps>
          <Steps direction="across">
            <Step title={words}>{words}</Step>
            <Step title={words}>{words}</Step>
          </Steps>
          <DescriptionList items={[{ term: words, description: words }]} />
          <DescriptionList layout="ledger" items={[{ term: words, description: short }]} />
          <Prose>
            <h2>{words}</h2>
            <p>{words}</p>
            <ul>
              <li>{words}</li>
            </ul>
            <blockquote>{words}</blockquote>
          </Prose>
          <Details summary={words} open>
            {words}
          </Details>
          <Accordion items={[{ id: "stress-part", title: words, content: words }]} />
          <Tabs
            label="Tabs"
            items={[
              { id: "stress-one", title: words, content: <p>{words}</p> },
              { id: "stress-two", title: words, content: <p>{words}</p> },
            ]}
          />
          <Table
            caption={words}
            columns={[
              { key: "name", header: words },
              { key: "text", header: words },
              { key: "figure", header: words, numeric: true },
            ]}
            rows={[{ name: words, text: words, figure: short }]}
            note={words}
          />
        </Stack>
      </Section>
      <Container>
        <div className="grid grid-cols-1 gap-6 py-4">
          <ErrorSummary title={words} errors={[{ href: "#stress-text", message: words }]} />
          <div className="flex flex-wrap gap-3">
            <Button>{words}</Button>
            <Button intent="secondary" loading>
              {words}
            </Button>
            <ButtonLink href="https://example.com/" intent="quiet" size="small" external>
              {words}
            </ButtonLink>
          </div>
          <p>
            <TextLink href="https://example.com/" external>
              {words}
            </TextLink>{" "}
            <Tooltip label={`About ${words}`}>{words}</Tooltip>
          </p>
          <Field id="stress-text" label={words} hint={words} error={words} required>
            {(control) => <TextInput {...control} defaultValue={words} />}
          </Field>
          <Field id="stress-number" label={words} optionalLabel>
            {(control) => <NumberInput {...control} suffix="years" defaultValue="1,000,000" />}
          </Field>
          <Field id="stress-money" label={words}>
            {(control) => <MoneyInput {...control} defaultValue={words} />}
          </Field>
          <Field id="stress-select" label={words}>
            {(control) => <Select {...control} placeholder={words} options={[{ value: "one", label: words }]} />}
          </Field>
          <Checkbox id="stress-check" label={words} hint={words} error={words} />
          <RadioGroup
            name="stress"
            legend={words}
            hint={words}
            error={words}
            layout="inline"
            options={[
              { value: "first", label: words, hint: words },
              { value: "second", label: words },
            ]}
          />
          <Slider
            label={words}
            hint={words}
            min={0}
            max={2_000_000}
            kind="amount"
            step={1000}
            value={amount}
            onValueChange={setAmount}
            format={(value) => `$${value.toLocaleString("en-CA")}`}
            prefix="$"
            dir={direction}
          />
          <Skeleton label={words}>
            <SkeletonShape shape="heading" width="half" />
            <SkeletonShape />
            <SkeletonShape shape="block" />
          </Skeleton>
        </div>
      </Container>
    </div>
  );
}

/** Whether an element is only announced, as `sr-only` hides it, also at some widths only. */
function isClipped(element: Element | null): boolean {
  return element !== null && element.clientWidth <= 1 && getComputedStyle(element).overflow === "hidden";
}

/** Names of the components that overflow the page; a scroll container may hold more than it shows. */
function partsThatStickOut(canvasElement: HTMLElement): readonly string[] {
  const { left, right } = canvasElement.getBoundingClientRect();
  const names = new Set<string>();
  for (const element of canvasElement.querySelectorAll("[data-slot] *, [data-slot]")) {
    const box = element.getBoundingClientRect();
    const scroller = element.parentElement?.closest(".tabs-list, .table-scroll, .sr-only, .tabs-heading");
    const hidden =
      !element.checkVisibility() ||
      element.closest(".tabs-heading, .sr-only, thead") !== null ||
      isClipped(element) ||
      isClipped(element.parentElement);
    if (scroller || hidden || (box.left >= left - 1 && box.right <= right + 1)) continue;
    names.add(element.closest("[data-slot]")?.getAttribute("data-slot") ?? element.tagName);
  }
  return [...names];
}

const meta = preview.meta({
  component: EveryPart,
  parameters: { layout: "fullscreen" },
  args: { words: "Home insurance and what moves its price", short: "$1,280" },
});

/** 320 pixels wide, as on the smallest phones and at 400 % zoom: nothing overflows, so the page never scrolls sideways. */
export const Narrow = meta.story({
  globals: { viewport: { value: "narrow" } },
  async play({ canvasElement }) {
    await expect(canvasElement.clientWidth).toBe(320);
    await expect(partsThatStickOut(canvasElement)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
});

const longWord = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzhaftpflichtversicherung";

/** Words longer than the line break inside their component. */
export const LongWords = Narrow.extend({ args: { words: longWord, short: "$1,280,000,000" } });

/** With doubled text size on a phone, no component overflows. */
export const TextAt200Percent = meta.story({
  globals: { viewport: { value: "phone" } },
  beforeEach() {
    document.documentElement.style.fontSize = "200%";
    return () => document.documentElement.style.removeProperty("font-size");
  },
  async play({ canvas, canvasElement }) {
    const [, words] = canvas.getAllByText("Home insurance and what moves its price");
    await expect(getComputedStyle(words ?? document.body).fontSize).not.toBe("17px");
    await expect(partsThatStickOut(canvasElement)).toEqual([]);
  },
});

/** Right to left, everything is mirrored: text alignment, rules, icons, units and the slider's ends. */
export const RightToLeft = meta.story({
  args: { words: "تأمين المنزل وما يحدد سعره", short: "١٬٢٨٠ دولار", direction: "rtl" },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(getComputedStyle(canvas.getByRole("heading", { level: 1 })).direction).toBe("rtl");
    await expect(partsThatStickOut(canvasElement)).toEqual([]);
    await expect(getComputedStyle(canvas.getByRole("note")).borderRightWidth).toBe("4px");
    const required = canvas.getAllByRole<HTMLInputElement>("textbox").find((input) => input.required);
    const field = required?.closest("[data-slot=field]") ?? document.body;
    await expect(getComputedStyle(field).borderRightWidth).toBe("4px");
    const thumb = canvas.getByRole("slider");
    thumb.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(thumb).toHaveValue("1251000");
  },
});

/** Empty hints, errors and options leave no empty box. */
export const Empty = meta.story({
  render: () => (
    <Container>
      <Field id="stress-empty" label="Name" hint="" error="">
        {(control) => <TextInput {...control} />}
      </Field>
      <Select aria-label="Nothing to choose" options={[]} />
      <RadioGroup name="empty" legend="Nothing to choose" options={[]} error="" />
    </Container>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector("[data-slot=field-hint], [data-slot=field-error]")).toBeNull();
    await expect(canvas.getByRole("textbox")).not.toHaveAttribute("aria-describedby");
    await expect(canvas.getByRole("radiogroup")).not.toHaveAttribute("aria-invalid");
  },
});

function Messenger({ text }: { readonly text: string }) {
  const { toast } = useToast();
  return (
    <Button onClick={() => toast({ title: text, description: text, tone: "error", duration: 60_000 })}>Send</Button>
  );
}

/** A toast with long words fits a small screen and can be dismissed there. */
export const ToastOnSmallPhone = meta.story({
  globals: { viewport: { value: "narrow" } },
  args: { words: longWord },
  render: ({ words }) => (
    <ToastProvider>
      <Messenger text={words} />
    </ToastProvider>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const region = within(await screen.findByRole("region", { name: "Notifications" }));
    const toast = await region.findByRole("listitem");
    const dismiss = region.getByRole("button", { name: /Dismiss/ });
    await expect(toast.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(dismiss.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(dismiss);
    await waitFor(() => expect(region.queryByRole("listitem")).toBeNull());
  },
});

async function expectOverlayFits() {
  const overlay = await screen.findByRole("dialog");
  await waitFor(async () => {
    const { left, right, top, bottom } = overlay.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
  await expect(overlay.scrollWidth).toBeLessThanOrEqual(overlay.clientWidth);
  const close = within(overlay).getByRole("button", { name: "Close" }).getBoundingClientRect();
  await expect(close.right).toBeLessThanOrEqual(window.innerWidth);
}

/** A dialog with long words and much content fits a small screen, with its close button in view. */
export const DialogOnSmallPhone = meta.story({
  globals: { viewport: { value: "narrow" } },
  args: { words: longWord },
  render: ({ words }) => (
    <Dialog open onOpenChange={() => undefined} title={words} description={words}>
      {Array.from({ length: 30 }, (_, index) => (
        <p key={index}>{words}</p>
      ))}
    </Dialog>
  ),
  play: expectOverlayFits,
});
