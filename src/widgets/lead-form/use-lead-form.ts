import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from "react";
import type { ErrorSummaryItem } from "#design-system/error-summary/error-summary.tsx";
import { useToast, type ToastMessage } from "#design-system/toast/toast-context.tsx";
import { preloadToaster } from "#design-system/toast/toaster-gate.tsx";
import {
  createLead,
  validateLeadForm,
  type Lead,
  type LeadFormField,
  type LeadFormShape,
  type LeadFormValues,
  type LeadType,
} from "#domain/lead.ts";
import { LeadNotStored } from "#domain/lead-not-stored.ts";
import { clearDraft, loadDraft, saveDraft } from "./lead-draft.ts";
import { leadTries } from "./lead-try.ts";
import { readLeadForm } from "./read-lead-form.ts";
import { spamTrapMessage } from "./spam-trap.tsx";
import { preloadLeadSubmission, useLeadSubmission } from "./use-lead-submission.ts";

/** Every part of a form that can be wrong. */
export type LeadFormPart = LeadFormField | "trap";

export interface LeadFormOptions {
  /** Stored with the lead; says what the visitor asked for. */
  readonly leadType: LeadType;
  /** Stored with the lead; names the place of the form, and keys what was typed during the session. */
  readonly pageSource: string;
  /** What the form asks for. */
  readonly shape: LeadFormShape;
  /** What the form sends without asking, such as the consent that pressing its button gives. */
  readonly given?: Partial<LeadFormValues> | undefined;
  /** Said once the lead is stored; the shared form's words by default. */
  readonly thanks?: ToastMessage | undefined;
  /** Whether what is typed is kept for the session; default true. */
  readonly keepsDraft?: boolean | undefined;
  /** Called once the lead is stored, unless the visitor has left the form meanwhile. */
  readonly onStored?: (() => void) | undefined;
}

const sharedThanks = {
  tone: "success",
  title: "Success!",
  description: "Thank you! We'll be in touch with your personalized insurance recommendations shortly.",
} as const satisfies ToastMessage;

const sessionDrafts = () => window.sessionStorage;

type Errors = Readonly<Partial<Record<LeadFormPart, string>>>;

/** Everything after this needs the network, so what can be fetched ahead is. A failure here is met again when sending. */
function prepare() {
  void Promise.allSettled([preloadToaster(), preloadLeadSubmission()]);
}

/**
 * What every lead form does: checks what was typed, sends it once, says how it went, and keeps every word until the
 * lead is stored. Fields are left to the browser, so what is typed before the app starts is kept too; they need the
 * names that `readLeadForm` reads and the ids that `idOf` gives.
 */
export function useLeadForm(options: LeadFormOptions) {
  const { leadType, pageSource, shape, given, thanks = sharedThanks, keepsDraft = true, onStored } = options;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const tries = useMemo(() => leadTries(sessionDrafts, pageSource, () => crypto.randomUUID()), [pageSource]);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [caught, setCaught] = useState("");
  const { toast } = useToast();
  const { mutateAsync, isPending, error } = useLeadSubmission();

  useEffect(() => {
    if (!keepsDraft) return;
    for (const [name, value] of Object.entries(loadDraft(sessionDrafts, pageSource))) {
      const control = form.current?.elements.namedItem(name);
      const isEmpty =
        (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.value === "";
      if (isEmpty) control.value = value;
    }
  }, [pageSource, keepsDraft]);

  useEffect(() => {
    // A disabled button loses its focus; after a failed try it is where the visitor goes on.
    if (isPending || error === null || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [isPending, error]);

  function keepDraft() {
    if (!keepsDraft || form.current === null) return;
    const { name, email, phone, interest } = readLeadForm(form.current);
    saveDraft(sessionDrafts, pageSource, { name, email, phone, interest });
  }

  async function send(lead: Lead, element: HTMLFormElement) {
    isSending.current = true;
    try {
      await mutateAsync(lead);
    } catch (failure) {
      console.error("The lead was not stored.", failure);
      toast({ tone: "error", title: "Error", description: "Something went wrong. Please try again." });
      return;
    } finally {
      isSending.current = false;
    }
    tries.forget();
    clearDraft(sessionDrafts, pageSource);
    element.reset();
    toast(thanks);
    if (element.isConnected) onStored?.();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    const { trap, ...typed } = readLeadForm(element);
    const result = validateLeadForm({ ...typed, ...given }, shape);
    const found: Errors = {
      ...(result.ok ? {} : result.errors),
      ...(trap !== "" && { trap: spamTrapMessage }),
    };
    setCaught(trap);
    setErrors(found);
    setAttempt((count) => count + 1);
    if (found.consent !== undefined) {
      toast({ tone: "error", title: "Consent Required", description: found.consent });
    }
    if (!result.ok || trap !== "") return;
    const lead = createLead(result.value, {
      id: tries.idFor(result.value),
      leadType,
      pageSource,
      pageUrl: location.href,
      userAgent: navigator.userAgent,
    });
    void send(lead, element);
  }

  const idOf = (part: LeadFormPart) => `${id}${part}`;
  return {
    /** Id of a field's control. */
    idOf,
    /** What the form element needs. */
    formProps: {
      ref: form,
      // Without the app it sends nothing anywhere, least of all into an address.
      method: "dialog",
      noValidate: true,
      onFocus: prepare,
      onInput: keepDraft,
      onSubmit: submit,
    },
    errors,
    /** The errors as an error summary takes them. */
    summary: Object.entries(errors).map(([part, message]): ErrorSummaryItem => ({ href: `#${id}${part}`, message })),
    /** How often the form was submitted; the summary's key. */
    attempt,
    /** What the spam trap has caught. */
    caught,
    isPending,
    /** The backend has had too many leads from this visitor for now. */
    hasSentTooMany: error instanceof LeadNotStored && error.reason === "too-many",
  } as const;
}
