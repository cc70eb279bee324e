/** The tasks that bring most visitors: on the home page, and where an address has no page. */
export const homeTasks = [
  { href: "/learn/new-immigrant-insurance", label: "I’m new here" },
  { href: "/tools/life-insurance-calculator#personal", label: "How much life coverage?" },
  { href: "/insurance-types/home#detailed", label: "Compare home insurers" },
  { href: "/blog/insurance-consumer-rights-canada#build-your-complaint", label: "My claim was refused" },
  { href: "/learn/life-events/first-rental", label: "I rent" },
  { href: "/learn/insurance-savings", label: "Lower my bill" },
  { href: "/learn/life-events/first-48-hours", label: "I had a crash or a flood" },
  { href: "/learn/life-events/cancelled-or-refused", label: "My policy was cancelled" },
  { href: "/learn/life-events", label: "My life is changing" },
  { href: "/tools/consultation", label: "Talk to someone" },
] as const;
