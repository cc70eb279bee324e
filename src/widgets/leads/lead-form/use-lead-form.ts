import { useCallback, useEffect, useId, useMemo, useRef, useState, type FormEvent } from "react";
import type { ErrorSummaryItem } from "#design-system/error-summary/error-summary.tsx";
import { useToast } from "#design-system/toast/toast-context.tsx";
import type { ToastMessage } from "#design-system/toast/toast-message.ts";
import { preloadToaster } from "#design-system/toast/toaster-gate.tsx";
import {
  createLead,
  validateLeadForm,
  type Lead,
  type LeadFormField,
  type LeadFormShape,
  type LeadFormValues,
} from "#domain/lead.ts";
import type { LeadType } from "#domain/lead-type.ts";
import { useLater, whenNear } from "#platform/later.tsx";
import { useReceipt, type ShownReceipt } from "#widgets/leads/lead-receipt/lead-receipt-context.tsx";
import * as say from "#words/lead-form.ts";
import { leadFormMessages } from "#words/lead-messages.ts";
import * as shell from "#words/shell.ts";
import { honeypotMessage } from "./honeypot.tsx";
import { idempotencyKeys } from "./idempotency-key.ts";
import { clearDraft, forgetSent, loadDraft, noteSent, saveDraft, sentAt } from "./lead-draft.ts";
import { useLeadSettings } from "./lead-settings.tsx";
import { loadSendingParts, loadSubmission, prefetchSending } from "./prefetch-sending.ts";
import { readLeadForm } from "./read-lead-form.ts";
import { useLeadSubmission } from "./use-lead-submission.ts";
import { useWaitingLead } from "./use-waiting-lead.ts";

/** Every part of a form that can be wrong. */
export type LeadFormPart = LeadFormField | "honeypot";

export interface LeadFormOptions {
  /** Stored with the lead; says what the visitor asked for. */
  readonly leadType: LeadType;
  /** Stored with the lead; names the place of the form, and keys what was typed during the session. */
  readonly pageSource: string;
  /** What the form asks for. */
  readonly shape: LeadFormShape;
  /** Begins the ids of the fields, where links lead to them; else React makes one up. */
  readonly idPrefix?: string | undefined;
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
  title: say.success,
  description: say.thankYou,
} as const satisfies ToastMessage;

const failed = {
  tone: "error",
  title: shell.error,
  description: shell.somethingWentWrong,
} as const satisfies ToastMessage;

/** How long a stored lead waits for what shows its receipt, in milliseconds; after that the toast says it alone. */
const receiptPatience = 2000;

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });

type Errors = Readonly<Partial<Record<LeadFormPart, string>>>;

/** What a lead form needs to draw itself; `LeadFormFrame` takes it whole. */
export type LeadFormState = ReturnType<typeof useLeadForm>;

/**
 * What every lead form does: checks what was typed, sends it once, says how it went, and keeps every word until the
 * lead is stored. Without a network the lead waits in the outbox. Fields are left to the browser, so what is typed before
 * the app starts is kept too; they need the names that `readLeadForm` reads and the ids that `idOf` gives.
 */
export function useLeadForm(options: LeadFormOptions) {
  const { leadType, pageSource, shape, given, thanks = sharedThanks, keepsDraft = true, onStored } = options;
  const ownId = useId();
  const id = options.idPrefix ?? ownId;
  const form = useRef<HTMLFormElement>(null);
  const attach = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    // From here on the form checks itself, with words of its own; without scripts the browser does.
    if (element !== null) element.noValidate = true;
  }, []);
  const isSending = useRef(false);
  const keys = useMemo(() => idempotencyKeys(pageSource, () => crypto.randomUUID()), [pageSource]);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [caught, setCaught] = useState("");
  const [stored, setStored] = useState<ShownReceipt | null>(null);
  const [sentBefore, setSentBefore] = useState<Date>();
  const { toast, dismissError } = useToast();
  const { sender, action, pageUrl } = useLeadSettings();
  const { setShown } = useReceipt();
  const [late, fetchLate] = useLater(loadSendingParts);
  const { submission, send: sendLead } = useLeadSubmission();
  const outbox = useWaitingLead((lead) => void send(lead));
  const isWaiting = outbox.waiting !== null;

  const fillFromDraft = useCallback(() => {
    if (!keepsDraft) return;
    for (const [name, value] of Object.entries(loadDraft(pageSource))) {
      const control = form.current?.elements.namedItem(name);
      const isEmpty =
        (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.value === "";
      if (isEmpty) control.value = value;
    }
  }, [pageSource, keepsDraft]);

  useEffect(fillFromDraft, [fillFromDraft]);

  useEffect(() => {
    async function showSent(at: Date) {
      if (await fetchLate()) setSentBefore(at);
    }
    const at = keepsDraft ? sentAt(pageSource) : undefined;
    if (at !== undefined) void showSent(at);
  }, [pageSource, keepsDraft, fetchLate]);

  useEffect(() => {
    const element = form.current;
    if (element === null || navigator.connection?.saveData === true) return undefined;
    let stop = () => {};
    // A reader may turn to the form only once the network is gone, and what keeps its lead then must be here by that time.
    const watch = () => {
      stop = whenNear(element, () => void prefetchSending());
    };
    addEventListener("scroll", watch, { once: true, passive: true });
    return () => {
      removeEventListener("scroll", watch);
      stop();
    };
  }, []);

  useEffect(() => {
    // A disabled button loses its focus; after a failed try it is where the visitor goes on.
    if (submission.step !== "failed" || isWaiting || document.activeElement !== document.body) return;
    const button = form.current?.querySelector<HTMLElement>("[type=submit]");
    // Not as far as the middle of the screen, where `focus` would bring it: the note above it is to be read first.
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [submission, isWaiting]);

  /** Everything after this needs the network, so what can be fetched ahead is. A failure here is met again when needed. */
  function prepare() {
    // A request that waited and was refused meanwhile has left its words in the draft.
    fillFromDraft();
    void Promise.allSettled([preloadToaster(), loadSubmission(), fetchLate()]);
  }

  /** Everything that is wrong with what stands in the form, and its lead's values if nothing is. */
  function check(element: HTMLFormElement) {
    const { caught: inHoneypot, ...typed } = readLeadForm(element);
    const result = validateLeadForm({ ...typed, ...given }, shape);
    const problems = result.ok ? [] : Object.entries(result.errors);
    const found: Errors = {
      ...Object.fromEntries(problems.map(([field, problem]) => [field, leadFormMessages[problem]])),
      ...(inHoneypot !== "" && { honeypot: honeypotMessage }),
    };
    return { found, inHoneypot, value: result.ok && inHoneypot === "" ? result.value : undefined };
  }

  function edit(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    if (keepsDraft) {
      const { name, email, phone, interest } = readLeadForm(element);
      saveDraft(pageSource, { name, email, phone, interest });
    }
    // What is put right loses its error at once. What is wrong now gets one only when the form is sent.
    if (Object.keys(errors).length === 0) return;
    const { found } = check(element);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([part]) => Object.hasOwn(found, part))));
  }

  async function send(lead: Lead) {
    if (isSending.current) return;
    isSending.current = true;
    dismissError();
    const element = form.current;
    const problem = await sendLead(lead);
    isSending.current = false;
    if (problem !== undefined) {
      const { reason } = problem;
      // By its name only: a backend's words may quote what was typed.
      console.error(`The lead was not stored: ${reason}`);
      // What can't be shown to the visitor isn't kept: they are told to try again, and the words stay in the form.
      if (reason === "offline" && (await fetchLate())) {
        outbox.keep(lead);
        return;
      }
      if (reason === "refused") outbox.drop(lead);
      toast(failed);
      return;
    }
    const storedAt = new Date();
    outbox.drop(lead);
    keys.forget();
    clearDraft(pageSource);
    if (keepsDraft) noteSent(pageSource, storedAt);
    element?.reset();
    // Before anything is said: the receipt takes the focus, which by then may be in another form.
    const parts = await Promise.race([loadSendingParts().catch(() => undefined), pause(receiptPatience)]);
    toast(thanks);
    if (parts !== undefined) {
      const shown = { receipt: { lead, storedAt }, LeadReceipt: parts.LeadReceipt };
      setShown(shown);
      setStored(shown);
    }
    if (element?.isConnected === true) onStored?.();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const { found, inHoneypot, value } = check(event.currentTarget);
    setCaught(inHoneypot);
    setErrors(found);
    setAttempt((count) => count + 1);
    if (found.consent !== undefined) {
      toast({ tone: "error", title: say.consentRequired, description: found.consent });
    }
    if (value === undefined) return;
    const lead = createLead(value, {
      id: keys.keyFor(value),
      leadType,
      pageSource,
      pageUrl: location.href,
      userAgent: navigator.userAgent,
      senderShown: sender.identity,
    });
    void send(lead);
  }

  function sendAnother() {
    forgetSent(pageSource);
    setSentBefore(undefined);
    setStored(null);
  }

  const idOf = (part: LeadFormPart) => `${id}${part}`;
  return {
    /** Id of a field's control. */
    idOf,
    /** What the form element needs. */
    formProps: {
      ref: attach,
      // A browser without JavaScript sends it to a function of the backend, which keeps to the same rules.
      method: "post",
      action,
      onFocus: prepare,
      onInput: edit,
      onSubmit: submit,
    },
    /** What the form sends plainly besides what is typed. */
    hidden: { lead_type: leadType, page_source: pageSource, page_url: pageUrl, sender_shown: sender.identity },
    errors,
    /** The errors as an error summary takes them. */
    summary: Object.entries(errors).map(([part, message]): ErrorSummaryItem => ({ href: `#${id}${part}`, message })),
    /** How often the form was submitted; the summary's key. */
    attempt,
    /** What the honeypot has caught. */
    caught,
    /** How the sending goes. */
    submission,
    /** What shows it, once it is there. */
    late: late.step === "ready" ? late.code : undefined,
    /** The lead that waits for the network. */
    waiting: outbox.waiting,
    tryNow: (lead: Lead) => void send(lead),
    discard: outbox.drop,
    /** The receipt of the lead that was stored, until the visitor wants to send another. */
    stored,
    /** When the form was sent earlier in this session. */
    sentBefore,
    sendAnother,
  } as const;
}
