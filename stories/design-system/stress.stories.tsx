import { useState, type ReactNode } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Button } from "#design-system/button/button.tsx";
import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import { Dialog } from "#design-system/dialog/dialog.tsx";
import { ErrorSummary } from "#design-system/error-summary/error-summary.tsx";
import { Field } from "#design-system/field/field.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { MoneyInput, NumberInput } from "#design-system/number-input/number-input.tsx";
import { RadioGroup } from "#design-system/radio-group/radio-group.tsx";
import { Select } from "#design-system/select/select.tsx";
import { Skeleton, SkeletonShape } from "#design-system/skeleton/skeleton.tsx";
import { Slider } from "#design-system/slider/slider.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { useToast } from "#design-system/toast/toaster.tsx";
import { Tooltip } from "#design-system/tooltip/tooltip.tsx";
import preview from "../../.storybook/preview.tsx";

interface EveryPartProps {
  /** Text for every component that shows text. */
  readonly text: string;
  readonly dir?: "ltr" | "rtl";
  /** Limits the width, as on a small phone or at 400 % zoom. */
  readonly isNarrow?: boolean;
}

function EveryPart({ text, dir = "ltr", isNarrow = false }: EveryPartProps) {
  const [amount, setAmount] = useState(1_250_000);
  return (
    <div
      dir={dir}
      data-testid="frame"
      className={isNarrow ? "grid w-80 max-w-full grid-cols-1 gap-6 p-4" : "grid grid-cols-1 gap-6 p-4"}
    >
      <ErrorSummary title={text} errors={[{ href: "#stress-text", message: text }]} />
      <div className="flex flex-wrap gap-3">
        <Button>{text}</Button>
        <Button intent="secondary" loading>
          {text}
        </Button>
        <ButtonLink href="https://example.com/" intent="quiet" size="small" external>
          {text}
        </ButtonLink>
      </div>
      <p>
        <TextLink href="https://example.com/" external>
          {text}
        </TextLink>{" "}
        <Tooltip label={`About ${text}`}>{text}</Tooltip>
      </p>
      <Field id="stress-text" label={text} hint={text} error={text} required>
        {(control) => <TextInput {...control} defaultValue={text} />}
      </Field>
      <Field id="stress-number" label={text} optionalLabel>
        {(control) => <NumberInput {...control} suffix="years" defaultValue="1,000,000" />}
      </Field>
      <Field id="stress-money" label={text}>
        {(control) => <MoneyInput {...control} defaultValue={text} />}
      </Field>
      <Field id="stress-select" label={text}>
        {(control) => <Select {...control} placeholder={text} options={[{ value: "one", label: text }]} />}
      </Field>
      <Checkbox id="stress-check" label={text} hint={text} error={text} />
      <RadioGroup
        name="stress"
        legend={text}
        hint={text}
        error={text}
        layout="inline"
        options={[
          { value: "first", label: text, hint: text },
          { value: "second", label: text },
        ]}
      />
      <Slider
        label={text}
        hint={text}
        min={0}
        max={2_000_000}
        kind="amount"
        step={1000}
        value={amount}
        onValueChange={setAmount}
        format={(value) => `$${value.toLocaleString("en-CA")}`}
        prefix="$"
        dir={dir}
      />
      <Skeleton label={text}>
        <SkeletonShape shape="heading" width="half" />
        <SkeletonShape />
        <SkeletonShape shape="block" />
      </Skeleton>
    </div>
  );
}

const meta = preview.meta({
  component: EveryPart,
  args: { text: "Responsabilitécivilecomplémentaireautomobilevoiturespersonnelles" },
  parameters: { layout: "fullscreen" },
});

/** Expects no overflow of the frame and no horizontal scrolling of the page. */
async function expectNoOverflow(frame: HTMLElement) {
  const edge = frame.getBoundingClientRect();
  const outside = [...frame.querySelectorAll<HTMLElement>("[data-slot], button, label, input, p")].filter((element) => {
    // Skip visually hidden boxes and closed popovers, which have no layout.
    if (element.offsetParent === null || element.offsetWidth <= 1) return false;
    const { left, right } = element.getBoundingClientRect();
    return left < edge.left - 1 || right > edge.right + 1;
  });
  await expect(outside).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
}

/** A word longer than its box breaks instead of widening the box. */
export const LongWords = meta.story({
  args: { isNarrow: true },
  async play({ canvas }) {
    await expectNoOverflow(canvas.getByTestId("frame"));
  },
});

/** A 320 px viewport, equal to a desktop at 400 % zoom. */
export const SmallPhone = meta.story({
  args: { text: "How much cover do you and your family need in the coming years?" },
  globals: { viewport: { value: "narrow" } },
  async play({ canvas }) {
    await expectNoOverflow(canvas.getByTestId("frame"));
  },
});

/** Doubled text size on a phone. */
export const LargeText = meta.story({
  args: { text: "Complementary automobile liability" },
  globals: { viewport: { value: "phone" } },
  async play({ canvas }) {
    await expectNoOverflow(canvas.getByTestId("frame"));
  },
  beforeEach() {
    document.documentElement.style.fontSize = "200%";
    return () => document.documentElement.style.removeProperty("font-size");
  },
});

/** Right to left, everything is mirrored: rules, icons, units and the slider's ends. */
export const RightToLeft = meta.story({
  args: { text: "كم تحتاج عائلتك من التأمين؟", dir: "rtl", isNarrow: true },
  async play({ canvas, userEvent }) {
    await expectNoOverflow(canvas.getByTestId("frame"));
    const required = canvas.getAllByRole<HTMLInputElement>("textbox").find((input) => input.required);
    const field = required?.closest("[data-slot=field]");
    if (!field) throw new Error("The input stands in no field.");
    await expect(getComputedStyle(field).borderRightWidth).toBe("4px");
    const thumb = canvas.getByRole("slider");
    thumb.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(thumb).toHaveValue("1251000");
  },
});

/** Without hint, error, options or errors, no empty box remains. */
export const Empty = meta.story({
  render: () => (
    <div data-testid="frame" className="grid grid-cols-1 gap-6 p-4">
      <ErrorSummary errors={[]} />
      <Field id="stress-empty" label="Name" hint="" error="">
        {(control) => <TextInput {...control} />}
      </Field>
      <Select aria-label="Nothing to choose" options={[]} />
      <RadioGroup name="empty" legend="Nothing to choose" options={[]} error="" />
    </div>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole("alert")).toBeNull();
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
  render: ({ text }) => (
    <ToastProvider>
      <Messenger text={text} />
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

const many = (text: string): ReactNode => Array.from({ length: 30 }, (_, index) => <p key={index}>{text}</p>);

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
  render: ({ text }) => (
    <Dialog open onOpenChange={() => undefined} title={text} description={text}>
      <div>{many(text)}</div>
    </Dialog>
  ),
  play: expectOverlayFits,
});
