/** How a sentence of the privacy policy is fulfilled: by commands of the owner, by code, or by people. */
export type Keeper =
  /** Names of commands of `npm run leads`. */
  | { readonly commands: readonly string[] }
  /** Files that implement it, or tests that verify it. */
  | { readonly code: readonly string[] }
  /** A section of docs/Before you launch. */
  | { readonly paper: string }
  /** An explanation or a statement of law: nothing to fulfil. */
  | "explains";

export interface Promised {
  /** The exact text, as returned by `policySentences`. */
  readonly sentence: string;
  readonly keptBy: Keeper;
}

/** All sentences of the privacy policy in order, and how each is fulfilled. A test compares them with the page. */
export const promises: readonly Promised[] = [
  {
    sentence:
      "This policy for the Northcover website explains what information Northcover learns about you, why, where it is kept and how you can have it deleted.",
    keptBy: "explains",
  },
  { sentence: "Our terms of service explain the other rights and duties between us.", keptBy: "explains" },
  {
    sentence: "We learn who you are only if you send us a form.",
    keptBy: { code: ["src/services/submit-lead.ts", "e2e/journeys/nothing-leaves.ts"] },
  },
  {
    sentence:
      "Reading a guide shows us no more than any web server sees, and what you type into a calculator or a tool never leaves your browser.",
    keptBy: { code: ["e2e/journeys/nothing-leaves.ts"] },
  },
  {
    sentence: "We set no cookies, run no analytics and carry no advertising trackers.",
    keptBy: { code: ["public/_headers", "e2e/journeys/nothing-leaves.ts"] },
  },
  { sentence: "Our pages load nothing from advertisers or data companies.", keptBy: { code: ["public/_headers"] } },
  { sentence: "We do not sell personal information.", keptBy: { paper: "Partners and clients" } },
  {
    sentence: "You may ask for a copy, a correction or a deletion at any time, and we answer within 30 days.",
    keptBy: { commands: ["due", "export", "correct", "erase"] },
  },
  {
    sentence: "Northcover, the operator of this site, is responsible for the personal information described here.",
    keptBy: { paper: "Who answers" },
  },
  {
    sentence: "Our privacy officer is in charge of protecting it and can be reached at privacy@northcover.example.",
    keptBy: { paper: "Who answers" },
  },
  { sentence: "For anything else, write to hello@northcover.example.", keptBy: { paper: "Who answers" } },
  { sentence: "Three kinds of law shape this policy.", keptBy: "explains" },
  {
    sentence: "The federal private-sector law, PIPEDA, rests on ten principles, from consent to access.",
    keptBy: "explains",
  },
  {
    sentence:
      "Quebec, Alberta and British Columbia have their own private-sector acts, and Quebec's was rebuilt by Law 25.",
    keptBy: "explains",
  },
  { sentence: "Canada's anti-spam legislation, CASL, governs the messages we send.", keptBy: "explains" },
  {
    sentence:
      "We collect the information that you type and the buttons that you press, with a few technical facts that show where the request came from.",
    keptBy: { code: ["src/domain/lead.ts"] },
  },
  {
    sentence: "Nothing reaches us until you press the button.",
    keptBy: { code: ["src/services/submit-lead.ts", "e2e/journeys/nothing-leaves.ts"] },
  },
  {
    sentence: "Name and email: You; some forms, such as the newsletter, ask for less: To answer you",
    keptBy: { code: ["src/domain/lead.ts"] },
  },
  {
    sentence: "Phone number: You, only on forms that ask for it: To call you back",
    keptBy: { code: ["src/domain/lead.ts"] },
  },
  {
    sentence: "Your main interest, such as home insurance: You, or the form you used: To send what you asked for",
    keptBy: { code: ["src/domain/lead.ts"] },
  },
  {
    sentence: "Which form and which page: The form: To know what you were reading",
    keptBy: { code: ["src/domain/lead.ts"] },
  },
  {
    sentence:
      "Address of the page: Your browser, including anything after a question mark in it: To find problems with a page",
    keptBy: { code: ["src/domain/lead.ts"] },
  },
  {
    sentence: 'Browser description (the "user-agent" text): Your browser: To find faults and stop automated misuse',
    keptBy: { code: ["src/domain/lead.ts"] },
  },
  {
    sentence: "Your consent and newsletter choices: You: To contact you only as you agreed",
    keptBy: { code: ["src/domain/lead.ts"] },
  },
  {
    sentence:
      "A request number, the time and a follow-up status: Our system: To avoid storing a request twice, and to see whether it was answered",
    keptBy: { code: ["supabase/migrations/20261127120000_leads.sql"] },
  },
  {
    sentence:
      "With each request we keep a record of consent: the exact statement you saw and its version, whether you ticked a box or pressed a button, what you agreed to (being contacted, the newsletter, or both), the language, the page, and the time on our server.",
    keptBy: {
      code: ["supabase/migrations/20261127120200_consent.sql"],
    },
  },
  { sentence: "If you later withdraw, we add that to the record.", keptBy: { commands: ["withdraw"] } },
  {
    sentence:
      "Please do not send us health details, policy numbers, your social insurance number or banking details, because we do not ask for them.",
    keptBy: "explains",
  },
  {
    sentence: "On most forms, consent to be contacted is a box that starts empty.",
    keptBy: { code: ["src/domain/consent-statements.ts", "tests/unit/domain/consent-statements.test.ts"] },
  },
  {
    sentence: "The newsletter is a second box, which also starts empty and may stay empty.",
    keptBy: {
      code: ["src/domain/consent-statements-en.ts", "supabase/migrations/20261127120200_consent.sql"],
    },
  },
  {
    sentence: "We cannot accept a contact form without the first box, because answering it means contacting you.",
    keptBy: { code: ["supabase/migrations/20261127120000_leads.sql"] },
  },
  { sentence: "Two forms use a button instead.", keptBy: { code: ["src/domain/consent-statements-en.ts"] } },
  {
    sentence:
      "On the newsletter signup and on the small form that may open as you leave, a sentence above the button says who will contact you, for what purpose, and how to stop it.",
    keptBy: { code: ["src/domain/consent-statements-en.ts"] },
  },
  {
    sentence:
      "Pressing the button is your consent to what that sentence says, and closing the form has no disadvantage for you.",
    keptBy: { code: ["src/domain/consent-statements-en.ts"] },
  },
  { sentence: "Calculators.", keptBy: "explains" },
  {
    sentence:
      "The tools and the premium calculator calculate in your browser, and nothing you type into them is sent to us or to anyone else.",
    keptBy: { code: ["e2e/journeys/nothing-leaves.ts", "public/_headers"] },
  },
  {
    sentence: "A link that you copy contains your answers after the # sign, which browsers do not send.",
    keptBy: { code: ["e2e/journeys/tools.spec.ts"] },
  },
  {
    sentence: "The form below a tool sends its own fields, not your answers to the tool.",
    keptBy: { code: ["tests/unit/app/lead-forms.test.tsx"] },
  },
  { sentence: "Session storage.", keptBy: "explains" },
  {
    sentence: "Your browser keeps seven small things for us until you close the tab:",
    keptBy: { code: ["src/services/safe-storage.ts"] },
  },
  {
    sentence: "a flag that the exit form has been shown, so that it is not shown again",
    keptBy: { code: ["src/services/safe-storage.ts"] },
  },
  { sentence: "the province you chose", keptBy: { code: ["src/services/safe-storage.ts"] } },
  {
    sentence: "your answers to a tool, so that they are there if you come back",
    keptBy: { code: ["src/services/safe-storage.ts"] },
  },
  {
    sentence: "what you have typed into a form, so that it is not lost if you look at another page",
    keptBy: { code: ["src/services/safe-storage.ts"] },
  },
  {
    sentence: "a form that you sent and that could not be stored yet, so that sending it again cannot store it twice",
    keptBy: { code: ["src/services/safe-storage.ts"] },
  },
  {
    sentence: "when you sent a form, so that it says so if you come back to it",
    keptBy: { code: ["src/widgets/leads/lead-form/lead-draft.ts"] },
  },
  {
    sentence: "how far down you had read each page, so that going back takes you there",
    keptBy: { code: ["src/services/safe-storage.ts"] },
  },
  {
    sentence:
      "None of this information is sent to us, and what you typed into a form reaches us only when you send it.",
    keptBy: { code: ["e2e/journeys/nothing-leaves.ts"] },
  },
  { sentence: "Your province, if you ask us to remember it.", keptBy: "explains" },
  {
    sentence:
      'If you tick "Remember on this device" beside your province, your browser keeps the province after you close the tab.',
    keptBy: { code: ["src/widgets/place/province-choice/province-choice.ts"] },
  },
  {
    sentence:
      "It stays until you clear the province on our site, untick the box, or clear this site's data in your browser.",
    keptBy: { code: ["src/widgets/place/province-choice/province-choice.ts"] },
  },
  { sentence: "The language you chose.", keptBy: "explains" },
  {
    sentence:
      "If you follow the link to our site in the other language, your browser keeps that choice and shows the link more clearly on your next visit.",
    keptBy: { code: ["src/app/loader/language-switch.ts"] },
  },
  {
    sentence: "It stays until you clear this site's data in your browser.",
    keptBy: { code: ["src/app/loader/language-switch.ts"] },
  },
  { sentence: "It is never sent.", keptBy: { code: ["src/app/loader/language-switch.ts"] } },
  { sentence: "A request sent without a network.", keptBy: "explains" },
  {
    sentence:
      "If you press the button while you are offline, your request waits in your browser, even after you close the tab, and is sent when you are back online.",
    keptBy: { code: ["src/services/lead-outbox.ts", "e2e/journeys/offline.spec.ts"] },
  },
  {
    sentence: "If you open one of our pages later, a note tells you that it is waiting, and you can discard it.",
    keptBy: { code: ["src/services/lead-outbox.ts", "e2e/journeys/offline.spec.ts"] },
  },
  {
    sentence: "After 24 hours it is no longer sent, and the next page you open deletes it.",
    keptBy: { code: ["src/services/lead-outbox.ts", "tests/unit/services/lead-outbox.test.ts"] },
  },
  {
    sentence:
      "If our system does not accept it, it is deleted too, and what you typed goes back to its form until you close the tab.",
    keptBy: { code: ["src/services/lead-outbox.ts", "src/widgets/leads/lead-form/lead-draft.ts"] },
  },
  {
    sentence: "Once the request is stored, nothing of it stays in your browser.",
    keptBy: { code: ["src/services/lead-outbox.ts", "tests/unit/services/lead-outbox.test.ts"] },
  },
  { sentence: "Ticks in a list of steps.", keptBy: "explains" },
  {
    sentence:
      "If you tick a step on a page about a life event, your browser keeps the tick, even after you close the tab, so that you see it when you come back.",
    keptBy: { code: ["src/widgets/reading/checklist/today-steps.tsx"] },
  },
  {
    sentence: "It stays until you clear the ticks or this site's data in your browser.",
    keptBy: { code: ["src/widgets/reading/checklist/today-steps.tsx"] },
  },
  { sentence: "It is never sent.", keptBy: { code: ["src/widgets/reading/checklist/today-steps.tsx"] } },
  { sentence: "Pages kept for when you are offline.", keptBy: "explains" },
  {
    sentence:
      "If you open a tool or our guide to claims, your browser keeps a copy of that page and of the guide, so that both open without a connection.",
    keptBy: { code: ["src/app/offline/worker/offline-worker.ts"] },
  },
  {
    sentence: "The copies contain our words and our code, but nothing that you type, send or receive from us.",
    keptBy: { code: ["src/app/offline/worker/offline-worker.ts"] },
  },
  {
    sentence:
      "Each copy is renewed when you open its page online, and it stays until you clear this site's data in your browser.",
    keptBy: { code: ["src/app/offline/worker/offline-worker.ts"] },
  },
  {
    sentence: "If your browser is set to save data, we ask it to keep nothing.",
    keptBy: { code: ["src/app/offline/cache-for-offline.ts"] },
  },
  {
    sentence:
      "This policy and the terms of service are never kept in this way, so that you always read the current version.",
    keptBy: { code: ["src/app/offline/worker/offline-worker.ts", "tests/unit/app/offline-pages.test.ts"] },
  },
  {
    sentence: "We use no cookies, for any purpose, which is why you see no cookie banner.",
    keptBy: { code: ["public/_headers", "e2e/journeys/nothing-leaves.ts"] },
  },
  { sentence: "We have no analytics today.", keptBy: { code: ["public/_headers"] } },
  {
    sentence:
      "We do not build profiles, we do not track you across sites, and we make no decision about you by automated means alone.",
    keptBy: { paper: "Partners and clients" },
  },
  {
    sentence:
      "If we ever add analytics, we will first say so here, list what is collected and why, and ask for your consent where the law requires it.",
    keptBy: { paper: "Changes to the policy" },
  },
  { sentence: "We would keep analytics records for at most 26 months.", keptBy: { paper: "Changes to the policy" } },
  {
    sentence:
      "We use your information to answer your request, to arrange a review or call you asked for, to send the newsletter if you chose it, to keep the site safe, and to prove that we had your consent.",
    keptBy: { paper: "Partners and clients" },
  },
  {
    sentence: "We do not use it for anything else without asking you again.",
    keptBy: { paper: "Changes to the policy" },
  },
  {
    sentence: "You may withdraw consent at any time, without giving a reason.",
    keptBy: { commands: ["withdraw", "unsubscribe-link"] },
  },
  {
    sentence: "Withdrawing consent does not undo what was done before, and it does not affect your use of the website.",
    keptBy: "explains",
  },
  {
    sentence: "Supabase, a hosted database company, stores the requests and the consent records for us.",
    keptBy: { code: ["src/services/submit-lead.ts"] },
  },
  {
    sentence:
      "Visitors' browsers can add a request and can do nothing else: they cannot read, change or delete what is stored.",
    keptBy: { code: ["e2e/visitor-rights.spec.ts", "supabase/migrations/20261127120800_rights.sql"] },
  },
  { sentence: "Our web host delivers the pages.", keptBy: { paper: "Contracts and places" } },
  {
    sentence:
      "Like any server, it and Supabase see your network address when your browser connects, and may keep short technical logs.",
    keptBy: { paper: "Contracts and places" },
  },
  {
    sentence:
      "Insurance partners are told about you only with your agreement: we pass your details to an insurer, broker or agent only if you ask us to or agree when we ask you, and we tell you which one.",
    keptBy: { commands: ["passed"] },
  },
  { sentence: "How partners pay us is explained in the terms of service.", keptBy: "explains" },
  {
    sentence: "If we start to use another company to answer requests, we name it here before it receives any.",
    keptBy: { code: ["supabase/functions/sync-leads/crm-settings.ts", "src/content/lead-recipient.ts"] },
  },
  { sentence: "Authorities, when a law or a court order requires it.", keptBy: { paper: "Requests from people" } },
  {
    sentence:
      "A button that leads to a partner's site opens that site in a new tab and sends none of your form details, but on that site the partner's own privacy policy applies.",
    keptBy: { code: ["e2e/journeys/compare-to-quote.spec.ts"] },
  },
  {
    sentence:
      "Supabase is a hosted service, and the information may be stored or handled outside Canada, and outside your province.",
    keptBy: { paper: "Contracts and places" },
  },
  {
    sentence:
      "While it is there, the courts and authorities of that place may be able to demand it under their own law.",
    keptBy: "explains",
  },
  {
    sentence:
      "Before we send Quebec residents' information out of Quebec, Law 25 requires us to assess how well it will be protected and to have a written agreement with whoever receives it.",
    keptBy: { paper: "Contracts and places" },
  },
  {
    sentence: "Ask our privacy officer if you want to know more about these safeguards.",
    keptBy: { paper: "Contracts and places" },
  },
  {
    sentence:
      "Support records: your request, newsletter signups included, and our replies and notes: At most 3 years from the day you sent the request",
    keptBy: { code: ["supabase/migrations/20261127120700_owner.sql"] },
  },
  {
    sentence: "Record of consent: As long as the request it belongs to",
    keptBy: { code: ["supabase/migrations/20261127120200_consent.sql"] },
  },
  {
    sentence:
      "A note that you asked for a copy, a correction, a deletion or an end to messages: At most 3 years from the day you asked; a deletion clears it sooner",
    keptBy: { code: ["supabase/migrations/20261127120700_owner.sql"] },
  },
  {
    sentence:
      "Hash of your email address, kept once you say no to messages or have your data deleted: Until you agree to messages again",
    keptBy: { code: ["supabase/migrations/20261127120200_consent.sql"] },
  },
  {
    sentence: "A note that a deletion was done, with the same hash: Without end, as proof that it was done",
    keptBy: {
      code: ["supabase/migrations/20261127120700_owner.sql", "scripts/embedded-backend/recorded-refusals.ts"],
    },
  },
  {
    sentence:
      "Hash of your network address, used to stop floods of automated requests: One hour; the next request clears older ones",
    keptBy: { code: ["supabase/migrations/20261127120100_flood_control.sql"] },
  },
  {
    sentence: "Random label that shows which requests came from one network: 30 days",
    keptBy: { code: ["supabase/migrations/20261127120700_owner.sql", "tests/database/flood-control.ts"] },
  },
  {
    sentence:
      "Register of privacy breaches: At least 24 months, as federal rules require; an entry about people in Quebec at least 5 years, as Quebec requires",
    keptBy: { paper: "Breaches" },
  },
  { sentence: "A hash is a scrambled form of an address.", keptBy: "explains" },
  {
    sentence: "The network address itself is not kept together with your request.",
    keptBy: { code: ["supabase/migrations/20261127120100_flood_control.sql"] },
  },
  {
    sentence:
      "We use its hash only to count how many requests come from one place, as we count recent requests from one email address.",
    keptBy: { code: ["supabase/migrations/20261127120100_flood_control.sql"] },
  },
  {
    sentence: "We never use it to identify you or to price anything.",
    keptBy: { code: ["supabase/migrations/20261127120100_flood_control.sql"] },
  },
  {
    sentence: "The hash of your email address shows us only whom not to write to and whose data we have deleted.",
    keptBy: { commands: ["suppressed"] },
  },
  {
    sentence:
      "If you unsubscribe, we stop writing to you, and your request stays for its period unless you ask us to delete it.",
    keptBy: { commands: ["withdraw"] },
  },
  {
    sentence: "When a period ends, we delete the record or remove what points to you.",
    keptBy: { code: ["supabase/migrations/20261127120700_owner.sql"] },
  },
  { sentence: "Wherever you live in Canada, you may ask us to:", keptBy: "explains" },
  { sentence: "tell you what we hold about you and give you a copy", keptBy: { commands: ["export"] } },
  { sentence: "correct what is wrong", keptBy: { commands: ["correct"] } },
  { sentence: "delete what we no longer need or no longer have consent for", keptBy: { commands: ["erase"] } },
  { sentence: "stop contacting you, by phone, by email or altogether", keptBy: { commands: ["withdraw"] } },
  { sentence: "tell you who has received your personal information.", keptBy: { commands: ["export", "passed"] } },
  {
    sentence: "Write to privacy@northcover.example from the address you used on the form, so that we can identify you.",
    keptBy: { paper: "Requests from people" },
  },
  { sentence: "Your request is free of charge, and we answer within 30 days.", keptBy: { commands: ["due"] } },
  {
    sentence: "If we must refuse part of a request, we say why and how to challenge it.",
    keptBy: { paper: "Requests from people" },
  },
  { sentence: "Law 25 adds to this.", keptBy: "explains" },
  {
    sentence:
      "Since September 2024 you may receive the information you gave us in a common computer format, or have us send it to someone else.",
    keptBy: { commands: ["export"] },
  },
  {
    sentence:
      "You may withdraw your consent, ask us about our safeguards, and complain to the Commission d'accès à l'information (CAI).",
    keptBy: { commands: ["withdraw"] },
  },
  {
    sentence:
      "Your own provincial privacy act gives you rights of access and correction, and you may complain to your province's information and privacy commissioner.",
    keptBy: "explains",
  },
  {
    sentence: "Each message says that it comes from Northcover and how to reach us.",
    keptBy: { paper: "Messages and calls" },
  },
  {
    sentence: "Each newsletter has an unsubscribe link, and we process an unsubscribe within 10 business days.",
    keptBy: { commands: ["unsubscribe-link", "due"] },
  },
  { sentence: "You can also write to either of our addresses.", keptBy: { paper: "Messages and calls" } },
  {
    sentence:
      "We call only people who gave us a number and agreed to be contacted, and we do not call again once you tell us to stop.",
    keptBy: { commands: ["withdraw"] },
  },
  {
    sentence: "The rules of the National Do Not Call List apply to us where you have not agreed to a call.",
    keptBy: { paper: "Messages and calls" },
  },
  {
    sentence: "Anyone may read the site, but our forms are for adults: the minimum age to send one is 18.",
    keptBy: { paper: "Children" },
  },
  {
    sentence:
      "We collect no information from children under 13, and in Quebec, a parent or guardian must consent for anyone under 14.",
    keptBy: { paper: "Children" },
  },
  {
    sentence: "If a young person has sent us a form, write to us and we will delete it.",
    keptBy: { commands: ["erase"] },
  },
  {
    sentence: "Requests travel over an encrypted connection.",
    keptBy: { code: ["supabase/functions/sync-leads/crm-settings.ts", "public/_headers"] },
  },
  {
    sentence:
      "The database itself refuses anything but a new request from a visitor's browser, and only people who need the information to answer you can read it.",
    keptBy: { code: ["supabase/migrations/20261127120800_rights.sql", "e2e/visitor-rights.spec.ts"] },
  },
  {
    sentence: "Because no system is perfect, we collect little information and delete it on time.",
    keptBy: { code: ["supabase/migrations/20261127120700_owner.sql"] },
  },
  {
    sentence:
      "If information is lost or seen by someone who should not have it, and there is a real risk of significant harm, the law requires us to tell you and the privacy authority as soon as feasible.",
    keptBy: { paper: "Breaches" },
  },
  { sentence: "Our own target is within 72 hours of learning of it, when feasible.", keptBy: { paper: "Breaches" } },
  { sentence: "We keep a register of every breach, large or small.", keptBy: { paper: "Breaches" } },
  {
    sentence:
      "In Quebec, where the law speaks of a confidentiality incident, we tell the CAI and you when there is a risk of serious injury.",
    keptBy: { paper: "Breaches" },
  },
  {
    sentence: "Whenever we change the words of this policy, we change the date at the top.",
    keptBy: { paper: "Changes to the policy" },
  },
  {
    sentence: "If a change would let us use information we already hold in a new way, we ask for your consent first.",
    keptBy: { paper: "Changes to the policy" },
  },
  { sentence: "Write first to our privacy officer at privacy@northcover.example.", keptBy: { paper: "Who answers" } },
  {
    sentence:
      "If our answer does not settle it, you may complain to the Office of the Privacy Commissioner of Canada or to the provincial authorities named above.",
    keptBy: "explains",
  },
  { sentence: "Complaining to us first is not a condition.", keptBy: "explains" },
];

const words = (keeper: Keeper): string => {
  if (keeper === "explains") return "explains; nothing to keep";
  if ("commands" in keeper) return keeper.commands.map((command) => `npm run leads -- ${command}`).join(", ");
  if ("code" in keeper) return keeper.code.join(", ");
  return `you: docs/Before you launch, ${keeper.paper}`;
};

/** The sentences of the privacy policy, each followed by how it is fulfilled. */
export function promisesText(): string {
  return promises.map(({ sentence, keptBy }) => `${sentence}\n    ${words(keptBy)}`).join("\n");
}
