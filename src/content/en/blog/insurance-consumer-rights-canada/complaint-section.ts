/** What stands around the complaint builder, and is there without it. */
export const complaintSection = {
  /** Of the heading that ends the text before it. */
  headingId: "build-your-complaint",
  lead: "Enter the insurance and the dates you know. You see who is next, which clocks run and until when, and get three letters to copy, print or save, and your dates for a calendar.",
  warning: "Complaining does not stop the time to sue.",
  warningRest: "Ask the insurer for your last day in writing, and see a lawyer well before it.",
  whoTitle: "Who to turn to",
  first:
    "First the person who handles your file, then the insurer’s complaint officer, who sends the final position letter. After that:",
  withoutScript:
    "The builder needs JavaScript, which is switched off in your browser. The sample letter above and the services here work without it.",
  loading: "Opening the complaint builder…",
  failed: "The complaint builder could not be fetched. Check your connection.",
  retry: "Try again",
} as const;
