/* Words of the design system's components. */

export const backToTop = "Back to top";
export const breadcrumb = "Breadcrumb";
export const goodToKnow = "Good to know";
export const inYourFavour = "In your favour";
export const takeCare = "Take care";
export const close = "Close";
export const thereIsAProblem = "There is a problem";
export const errorLabel = "Error:";
export const optional = "(optional)";
export const opensInNewTab = "(opens in a new tab)";
export const onThisPage = "On this page";
export const skipToContent = "Skip to content";
export const fromTo = (min: string, max: string) => `From ${min} to ${max}`;
/** Error beside a number that was typed; the value is the one before. */
export const notReadable = (value: string) => `We couldn’t read this number. ${value} still counts.`;
export const partFailed =
  "This part of the page has stopped working. The fault is ours, and what you entered elsewhere is still there.";
export const tryAgain = "Try again";
export const nothingToShow = "Nothing to show.";
export const next = (title: string) => `Next: ${title}`;
/** Accessible name of the button that closes a message. */
export const dismissMessage = (title: string) => `Dismiss: ${title}`;
export const notifications = "Notifications";
export const details = "Details";
/** Accessible name of the button that shows a row's details. */
export const detailsOf = (name: string) => `Details of ${name}`;
