import type { Interest, LeadType } from "#domain/lead.ts";
import type { LeadWords, Reading } from "#domain/lead-words.ts";
import type { SitePath } from "#site/site-path.ts";

const page = (href: SitePath, label: string): Reading => ({ href, label });

const howItWorks = page("/learn/how-insurance-works", "How insurance works");
const comparing = page("/learn/insurance-comparison", "How to compare quotes");
const rights = page("/blog/insurance-consumer-rights-canada", "Your rights as an insurance customer");
const claims = page("/learn/insurance-claims", "How to file a claim");

/** By the first word of an interest, where that names a line of insurance. */
const byLine: Readonly<Record<string, readonly [Reading, Reading]>> = {
  life: [
    page("/learn/life-insurance", "The life insurance guide"),
    page("/insurance-types/life", "Life insurance compared"),
  ],
  home: [
    page("/learn/home-insurance", "The home insurance guide"),
    page("/insurance-types/home", "Home insurers compared"),
  ],
  property: [
    page("/learn/home-insurance", "The home insurance guide"),
    page("/insurance-types/home", "Home insurers compared"),
  ],
  auto: [
    page("/learn/auto-insurance", "The auto insurance guide"),
    page("/insurance-types/auto", "Auto insurers compared"),
  ],
  car: [
    page("/learn/auto-insurance", "The auto insurance guide"),
    page("/insurance-types/auto", "Auto insurers compared"),
  ],
  health: [
    page("/learn/health-insurance", "The health insurance guide"),
    page("/insurance-types/health", "Health insurers compared"),
  ],
  travel: [
    page("/learn/travel-insurance", "The travel insurance guide"),
    page("/insurance-types/travel", "Travel insurers compared"),
  ],
  business: [
    page("/learn/business-insurance", "The business insurance guide"),
    page("/insurance-types/business", "Business insurers compared"),
  ],
  disability: [
    page("/learn/disability-insurance", "The disability insurance guide"),
    page("/insurance-types/disability", "Disability insurers compared"),
  ],
  senior: [page("/learn/insurance-for-seniors", "Insurance after 60"), howItWorks],
  provincial: [page("/insurance-rates-canada", "Insurance rates in Canada"), comparing],
};

const byType: Partial<Readonly<Record<LeadType, readonly [Reading, Reading]>>> = {
  consumer_rights_help: [claims, rights],
  newsletter_signup: [page("/blog", "All articles"), rights],
};

function readings(interest: Interest, leadType: LeadType): readonly [Reading, Reading] {
  const [line = ""] = interest.split("_");
  return byType[leadType] ?? byLine[line] ?? [howItWorks, comparing];
}

/** What the lead forms say. */
export const leadWords: LeadWords = {
  sender: {
    who: "Who is asking",
    reach: "How to reach us",
    whatFor: "What for",
    withdraw: "How to withdraw",
    answerByEmail: "To answer this request by email.",
    answerByEmailOrPhone: "To answer this request by email or phone.",
    newsletterByBox: "The weekly tips only if you tick their own box.",
    exitIntent: "To email you the free review, and weekly insurance tips and updates.",
    newsletterSignup: "To send you the newsletter, and to email you about the topic you chose.",
    withdrawText: "At any time, without giving a reason. Write to",
  },
  next: {
    title: "What happens next",
    answerByEmail: "We keep your request, read it and answer by email. It costs nothing and you need not buy anything.",
    answerByEmailOrPhone:
      "We keep your request, read it and answer by email or phone. It costs nothing and you need not buy anything.",
    exitIntent:
      "We keep your request, read it and send your review by email. It costs nothing and you need not buy anything.",
    newsletterSignup:
      "We keep your address and your topic, and send you the next issue by email. It is free, and you can unsubscribe at any time.",
  },
  slow: "Still sending. The connection is slow, and what you typed is safe.",
  waiting: (seconds) =>
    `Many requests are coming in at once. We will send yours again in about ${seconds} seconds. Please keep this page open.`,
  queued: {
    title: "You are offline. Your request will be sent when you are back online.",
    keptInBrowser:
      "It waits in this browser for up to 24 hours, even if you close this tab. If you come back later than that, it is deleted and not sent.",
    keptInPage: "Please keep this page open: your browser does not let us store the request.",
    tryNow: "Try now",
    discard: "Discard the request",
    sending: "Sending your request…",
  },
  problems: {
    unreachable: {
      title: "We could not reach our system",
      text: "Your request was not stored. What you typed is still here, and you can send it again.",
    },
    unanswered: {
      title: "We got no answer in time",
      text: "We do not know whether your request arrived. What you typed is still here. Send it again: the same request is never stored twice.",
    },
    refused: {
      title: "Our system did not accept this request",
      text: "It was not stored. Check what you typed, then send it again.",
    },
    tooMany: (minutes) => ({
      title: "Too many requests for the moment",
      text: `Your request was not stored. This is probably not your doing: we limit how many requests can come from one network, and an office, a school or a library often shares one. We also limit how many can name one email address. Please send it again in ${
        minutes === undefined || minutes > 55
          ? "about an hour"
          : `about ${minutes === 1 ? "a minute" : `${minutes} minutes`}`
      }. What you typed is still here.`,
    }),
    otherWay: "You can also write to us at",
  },
  receipt: {
    title: "We have your request",
    newsletterTitle: "You are signed up",
    sent: "What you sent",
    name: "Name",
    email: "Email",
    phone: "Phone",
    interest: "Interest",
    newsletter: "Weekly tips",
    newsletterYes: "Yes, please",
    newsletterNo: "No",
    when: "When",
    answer: "Who answers",
    answerByEmail:
      "A person at Northcover reads your request and answers by email. We cannot name a day. If you hear nothing within a week, write to",
    answerByEmailOrPhone:
      "A person at Northcover reads your request and answers by email or phone. We cannot name a day. If you hear nothing within a week, write to",
    newsletterAnswer: "The next issue comes by email. If a week goes by without one, write to",
    withdraw: "How to withdraw",
    withdrawText: "At any time, without giving a reason. Write to",
    read: "Worth reading meanwhile",
    again: "Send another request",
  },
  outbox: {
    label: "A request that waits to be sent",
    waiting: (interest, sent) =>
      `Your request about ${interest}, sent while you were offline on ${sent}, is still in this browser.`,
    aboutToSend: "It will be sent in a few seconds.",
    offline: "It will be sent when you are back online.",
    sending: "Sending…",
    failed: "It could not be sent just now. We will try again on the next page you open.",
    stored: (interest) => `Your request about ${interest} has been sent, and is no longer kept in this browser.`,
    sendNow: "Send now",
    discard: "Discard",
    close: "Close",
  },
  dialogWithoutScript: {
    text: "This button needs JavaScript, which is switched off in your browser. Use the form on this page instead:",
    ...page("/tools/consultation", "Book a free consultation"),
  },
  readings,
};
