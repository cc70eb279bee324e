/* Words of the second factor. */

export const enterTheCode6Digits = "Enter the code: 6 digits, without letters.";
export const thatCodeIsNotRight = "That code is not right. Check it and type it again.";
export const thereWereTooManyTries = "There were too many tries. Wait a few minutes, then try again.";
export const weCouldNotReach = "We could not reach the server. Check your connection, then try again.";
export const yourSessionHasEndedSign = "Your session has ended. Sign in again to go on.";
export const yourSessionCantBeConfirmed = "Your session can’t be confirmed. Sign in again to go on.";
export const thatDidNotWorkTry = "That did not work. Try again later, or use another way if you have one.";
export const thatCodeHasExpiredSend = "That code has expired. Send a new one, then type it here.";
export const thatCodeHasExpiredType = "That code has expired. Type the one your app shows now.";
export const yourCode = "Your code";
export const weHaveSentYouCodes = (sent: number) => `We have sent you ${sent} codes. Only the latest works.`;
export const confirm = "Confirm";
export const sendANewCode = "Send a new code";
export const anotherWay = "Use another way";
export const authenticatorApp = (name: string) => `Authenticator app${name}`;
export const openYourAuthenticatorApp = (name: string) =>
  `Open your authenticator app${name} and type the 6 digits it shows for Northcover.`;
export const weSentAText = (phone: string) => `We sent a text message to ${phone}. Type the 6 digits in it.`;
export const weSentAWhatsappMessage = (phone: string) =>
  `We sent a WhatsApp message to ${phone}. Type the 6 digits in it.`;
export const textMessage = (phone: string) => `Text message to ${phone}`;
export const whatsappMessage = (phone: string) => `WhatsApp message to ${phone}`;
/** The name of a phone without one. */
export const yourPhone = "your phone";
export const continueWithTheApp = "Continue";
export const howDoYouWant = "How do you want to get your code?";
export const sendTheCode = "Send the code";
export const confirmThatIt = "Confirm that it is you";
export const lookingForYourSecondFactors = "Looking for your second factors";
export const tryAgain = "Try again";
export const thereIsNothingToConfirm = "There is nothing to confirm: your account has no second factor yet.";
export const thankYouYouAreConfirmed = "Thank you, you are confirmed.";
