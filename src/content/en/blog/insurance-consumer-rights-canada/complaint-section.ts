/** Words around the complaint builder. The page shows them even without the tool. */
export const complaintSection = {
  /** Id of the heading that ends the text before the section. */
  headingId: "build-your-complaint",
  lead: "Enter the insurance and the dates you know. See your next step and your deadlines, and get three letters to copy, print or save, and your dates for a calendar.",
  warning: "Complaining doesn’t stop the time limit to sue.",
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
