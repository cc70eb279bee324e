import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import { ErrorSummary } from "#design-system/error-summary/error-summary.tsx";
import { Field } from "#design-system/field/field.tsx";
import { Select } from "#design-system/select/select.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import { useToast } from "#design-system/toast/toast-context.tsx";
import { contactBoxStatement, newsletterBoxStatement } from "#domain/consent-statements.ts";
import {
  createLead,
  defaultLeadType,
  humaniseInterest,
  leadLimits,
  validateLeadForm,
  type Interest,
  type LeadFormField,
  type LeadType,
} from "#domain/lead.ts";
import { LeadNotStored } from "#domain/lead-not-stored.ts";
import { clearDraft, loadDraft, saveDraft } from "./lead-draft.ts";
import { readLeadForm } from "./read-lead-form.ts";
import { SpamTrap } from "./spam-trap.tsx";
import { useLeadSubmission } from "./use-lead-submission.ts";

export interface LeadFormProps {
  readonly title: string;
  readonly description: string;
  /** Stored with the lead; says what the visitor asked for. */
  readonly leadType?: LeadType;
  /** What the visitor may choose from. */
  readonly interests: readonly Interest[];
  /** Stored with the lead; names the place of the form, and keys what was typed during the session. */
  readonly pageSource: string;
  readonly buttonText: string;
  /** Asks for a phone number, which is then required. */
  readonly showPhone?: boolean;
  /** Called once the lead is stored. */
  readonly onSuccess?: () => void;
  /** Level of the form's heading on its page. */
  readonly headingLevel?: 2 | 3;
}

type Errors = Readonly<Partial<Record<LeadFormField, string>>>;

const tooManyMessage =
  "We have had several requests from you in a short time. Please wait an hour and send this one again; what you typed is still here.";

const sessionDrafts = () => window.sessionStorage;

/**
 * The shared lead form. Checks what was typed, asks for consent, sends once, and keeps every word until the lead is
 * stored. Fields are left to the browser, so what is typed before the app starts is kept too.
 */
export function LeadForm({
  title,
  description,
  leadType = defaultLeadType,
  interests,
  pageSource,
  buttonText,
  showPhone = false,
  onSuccess,
  headingLevel = 2,
}: LeadFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const leadId = useRef<string | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [caught, setCaught] = useState("");
  const { toast } = useToast();
  const { mutate, isPending, error } = useLeadSubmission();

  useEffect(() => {
    const draft = loadDraft(sessionDrafts, pageSource);
    for (const [name, value] of Object.entries(draft)) {
      const control = form.current?.elements.namedItem(name);
      const isEmpty =
        (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.value === "";
      if (isEmpty) control.value = value;
    }
  }, [pageSource]);

  function keepDraft() {
    if (form.current === null) return;
    const { name, email, phone, interest } = readLeadForm(form.current);
    saveDraft(sessionDrafts, pageSource, { name, email, phone, interest });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (isPending) return;
    const values = readLeadForm(element);
    setCaught(values.trap);
    const result = validateLeadForm(values, { interests, showPhone });
    setErrors(result.ok ? {} : result.errors);
    if (!result.ok) {
      if (result.errors.consent !== undefined) {
        toast({ tone: "error", title: "Consent Required", description: result.errors.consent });
      }
      return;
    }
    if (values.trap !== "") return;

    leadId.current ??= crypto.randomUUID();
    const lead = createLead(result.value, {
      id: leadId.current,
      leadType,
      pageSource,
      pageUrl: location.href,
      userAgent: navigator.userAgent,
    });
    mutate(lead, {
      onSuccess() {
        leadId.current = null;
        element.reset();
        clearDraft(sessionDrafts, pageSource);
        toast({
          tone: "success",
          title: "Success!",
          description: "Thank you! We'll be in touch with your personalized insurance recommendations shortly.",
        });
        heading.current?.focus();
        onSuccess?.();
      },
      onError(failure) {
        console.error("The lead was not stored.", failure);
        toast({ tone: "error", title: "Error", description: "Something went wrong. Please try again." });
      },
    });
  }

  const Heading = `h${headingLevel}` as const;
  const summary = Object.entries(errors).map(([field, message]) => ({ href: `#${id}${field}` as const, message }));
  return (
    <section data-slot="lead-form" aria-labelledby={`${id}title`}>
      <Heading
        id={`${id}title`}
        ref={heading}
        tabIndex={-1}
        className="font-display text-heading-2 font-semibold tracking-tight"
      >
        {title}
      </Heading>
      <p className="mt-3 text-ink-soft">{description}</p>
      <form ref={form} method="dialog" noValidate onSubmit={submit} onInput={keepDraft} className="mt-6 grid gap-5">
        {summary.length > 0 && <ErrorSummary errors={summary} />}
        <Field id={`${id}name`} label="Full name" required error={errors.name}>
          {(control) => (
            <TextInput {...control} name="name" autoComplete="name" maxLength={leadLimits.name} />
          )}
        </Field>
        <Field id={`${id}email`} label="Email" required error={errors.email}>
          {(control) => (
            <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={leadLimits.email} />
          )}
        </Field>
        {showPhone && (
          <Field id={`${id}phone`} label="Phone" required error={errors.phone} hint="With its area code">
            {(control) => (
              <TextInput {...control} name="phone" type="tel" autoComplete="tel" maxLength={leadLimits.phone} />
            )}
          </Field>
        )}
        <Field id={`${id}interest`} label="Primary interest" required error={errors.interest}>
          {(control) => (
            <Select
              {...control}
              name="interest"
              placeholder="Choose one"
              options={interests.map((interest) => ({ value: interest, label: humaniseInterest(interest) }))}
            />
          )}
        </Field>
        <SpamTrap id={`${id}trap`} caught={caught} />
        <div className="grid gap-2">
          <Checkbox
            id={`${id}consent`}
            name="consent"
            label={contactBoxStatement.text}
            required
            error={errors.consent}
          />
          <Checkbox id={`${id}newsletter`} name="newsletter" label={newsletterBoxStatement.text} />
        </div>
        {error instanceof LeadNotStored && error.reason === "too-many" && (
          <p role="alert" className="border-l-4 border-caution bg-caution-wash px-4 py-3 text-small">
            {tooManyMessage}
          </p>
        )}
        <div>
          <Button type="submit" loading={isPending} disabled={isPending}>
            {isPending ? "Submitting..." : buttonText}
          </Button>
        </div>
        <noscript>
          <p className="border-l-4 border-caution bg-caution-wash px-4 py-3 text-small">
            Sending this form needs JavaScript, which is switched off in your browser. You can write to us instead, at
            the address at the foot of this page.
          </p>
        </noscript>
        <div className="border-t border-line pt-4 text-caption text-ink-soft">
          <p className="font-semibold">What happens next</p>
          <p>
            We keep your request, read it and answer by email{showPhone ? " or phone" : ""}. It costs nothing and you
            need not buy anything. You can withdraw your consent at any time.
          </p>
        </div>
      </form>
    </section>
  );
}
