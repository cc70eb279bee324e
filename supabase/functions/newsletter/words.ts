/* Texts of the pages behind mail links, and of the confirmation mail. */

export const siteName = "Northcover";

export const confirmPage = {
  title: "Confirm the newsletter",
  text: "Press the button, and we will send our newsletter to the address where you received this link.",
  button: "Yes, send me the newsletter",
};

export const unsubscribePage = {
  title: "Stop the newsletter",
  text: "Press the button, and we will send no more newsletters to the address where you received this link.",
  button: "Stop the newsletter",
};

export const confirmed = {
  title: "Thank you",
  text: "The newsletter is confirmed. Each issue has a link with which you can stop it.",
};

export const unsubscribed = {
  title: "You will get no more newsletters",
  text: "An issue that is on its way already may still arrive within the next days.",
};

export const over = {
  title: "This link is over",
  text: "You have stopped the newsletter since, or we have deleted your request. To get it again, sign up on our site.",
};

export const unknown = {
  title: "This link is not complete",
  text: "Please open it from the message again, or copy all of it. You can also answer the message, and we will do it by hand.",
};

export const notNow = {
  title: "This did not work just now",
  text: "Please try again in a few minutes, or answer the message, and we will do it by hand.",
};

export const confirmationSubject = `Please confirm the ${siteName} newsletter`;

export const confirmationText = (message: {
  readonly statement: string;
  readonly confirmLink: string;
  readonly unsubscribeLink: string;
  readonly sender: string;
}) => `Somebody, we hope you, asked on our site for a newsletter to this address:

"${message.statement}"

To confirm it, open this page and press the button:
${message.confirmLink}

If it was not you, do nothing, and you will get no newsletter. If you never want to be asked again:
${message.unsubscribeLink}

${message.sender}
`;
