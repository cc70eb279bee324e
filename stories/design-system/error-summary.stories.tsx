import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "#design-system/button/button.tsx";
import { ErrorSummary } from "#design-system/error-summary/error-summary.tsx";
import { Field } from "#design-system/field/field.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import preview from "../../.storybook/preview.tsx";
import { designSystemWords } from "#words/design-system.ts";

const errors = [
  { href: "#name", message: "Enter your full name" },
  { href: "#email", message: "Enter an email address in the form name@example.com" },
] as const;

const meta = preview.meta({ component: ErrorSummary, args: { errors } });

function Form() {
  const [tries, setTries] = useState(0);
  return (
    <form
      noValidate
      className="grid max-w-narrow gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
      }}
    >
      {tries > 0 && <ErrorSummary key={tries} errors={errors} />}
      {errors.map(({ href, message }) => {
        const id = href.slice(1);
        return (
          <Field key={id} id={id} label={id === "name" ? "Full name" : "Email"} error={tries > 0 && message}>
            {(control) => <TextInput {...control} autoComplete={id} />}
          </Field>
        );
      })}
      <div>
        <Button type="submit">Send</Button>
      </div>
    </form>
  );
}

/** A failed submission moves focus to the summary; its links move focus to the fields. */
export const AfterFailedTry = meta.story({
  render: () => <Form />,
  async play({ canvas, userEvent, step }) {
    await step("focus moves to the error summary", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send" }));
      await expect(canvas.getByRole("alert", { name: designSystemWords.errorSummary })).toHaveFocus();
    });
    await step("a link focuses its field without changing the URL", async () => {
      const address = location.href;
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
      await expect(location.href).toBe(address);
    });
    await step("the next failed submission focuses the summary again", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("alert")).toHaveFocus();
    });
  },
});

/** Without errors the summary renders nothing. */
export const Empty = meta.story({
  args: { errors: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

/** One error, and several with a custom title. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="grid max-w-narrow gap-6">
      <ErrorSummary errors={errors.slice(0, 1)} />
      <ErrorSummary title="Your request was not sent" errors={errors} />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("alert", { name: "Your request was not sent" })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
});
