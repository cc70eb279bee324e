import type { CodeChannel, SecondFactor } from "#account/second-factor.ts";
import * as words from "#words/account.ts";

/** One way to get a code. */
export interface CodeMethod {
  /** Unique key; each phone has two methods. */
  readonly key: string;
  readonly factorId: SecondFactor["id"];
  /** Delivery channel to a phone; absent for an app, which generates its codes. */
  readonly channel?: CodeChannel;
  /** Label in the list of methods. */
  readonly label: string;
  /** Text on where to find the code. */
  readonly instruction: string;
}

function appMethod({ id, friendly_name }: SecondFactor): CodeMethod {
  const name = friendly_name === undefined || friendly_name === "" ? "" : ` (${friendly_name})`;
  return {
    key: id,
    factorId: id,
    label: words.authenticatorApp(name),
    instruction: words.openYourAuthenticatorApp(name),
  };
}

function phoneMethods({ id, friendly_name }: SecondFactor): CodeMethod[] {
  const phone = friendly_name === undefined || friendly_name === "" ? words.yourPhone : friendly_name;
  const method = (channel: CodeChannel, label: string, instruction: string): CodeMethod => ({
    key: `${id} ${channel}`,
    factorId: id,
    channel,
    label,
    instruction,
  });
  return [
    method("sms", words.textMessage(phone), words.weSentAText(phone)),
    method("whatsapp", words.whatsappMessage(phone), words.weSentAWhatsappMessage(phone)),
  ];
}

/** All methods that these factors allow. */
export function codeMethods(factors: readonly SecondFactor[]): readonly CodeMethod[] {
  return factors.flatMap((factor) => (factor.factor_type === "totp" ? [appMethod(factor)] : phoneMethods(factor)));
}
