import { describe, expect, test } from "vitest";
import type { SecondFactor } from "#account/second-factor.ts";
import { problemOf, problemText } from "#account/second-factor-challenge/challenge-problem.ts";
import {
  nextChallengeState,
  type ChallengeEvent,
  type ChallengeState,
} from "#account/second-factor-challenge/challenge-state.ts";
import { codeMethods } from "#account/second-factor-challenge/code-method.ts";
import { readCode } from "#account/second-factor-challenge/use-challenge.ts";

const app: SecondFactor = { id: "app", factor_type: "totp", status: "verified", friendly_name: "" };
const phone: SecondFactor = { id: "phone", factor_type: "phone", status: "verified", friendly_name: "" };

const [appCode, textMessage] = codeMethods([app, phone]);
if (appCode === undefined || textMessage === undefined) throw new Error("An app has one way, and a phone two");

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["123-456", "123456"],
  ["123\u2013456", "123456"],
  ["000000", "000000"],
  ["12345", undefined],
  ["1234567", undefined],
  ["12345a", undefined],
  ["", undefined],
  ["１２３４５６", undefined],
])("a typed code: %j is %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test("factors without a name get a default name", () => {
  expect(codeMethods([app, phone]).map(({ label }) => label)).toEqual([
    "Authenticator app",
    "Text message to your phone",
    "WhatsApp message to your phone",
  ]);
});

describe("a late event changes nothing", () => {
  const gone: readonly ChallengeState[] = [{ step: "loading" }, { step: "no-factor" }, { step: "verified" }];
  test.each(gone)("$step", (state) => {
    expect(nextChallengeState(state, { type: "asked", method: appCode })).toBe(state);
    expect(nextChallengeState(state, { type: "chosen", key: "app" })).toBe(state);
    expect(nextChallengeState(state, { type: "back" })).toBe(state);
  });

  test("such as the choice of a missing method", () => {
    const state = nextChallengeState({ step: "loading" }, { type: "listed", factors: [app, phone] });
    expect(nextChallengeState(state, { type: "chosen", key: "gone" })).toEqual(state);
  });
});

test("a code belongs to the method it was requested for, even if another is chosen meanwhile", () => {
  const challenge = { id: "challenge", factorId: phone.id };
  const events: readonly ChallengeEvent[] = [
    { type: "listed", factors: [app, phone] },
    { type: "chosen", key: textMessage.key },
    { type: "waiting", pending: "send" },
    { type: "chosen", key: appCode.key },
    { type: "asked", method: textMessage, challenge },
  ];
  let state: ChallengeState = { step: "loading" };
  for (const event of events) state = nextChallengeState(state, event);
  expect(state).toMatchObject({ step: "code", method: textMessage, challenge, sent: 1 });
});

test("a failure ends the waiting and keeps the step", () => {
  const listed = nextChallengeState({ step: "loading" }, { type: "listed", factors: [app] });
  const waiting = nextChallengeState(listed, { type: "waiting", pending: "verify" });
  const failed = nextChallengeState(waiting, { type: "failed", problem: "wrong-code" });
  expect(failed).toEqual({ ...listed, failure: { problem: "wrong-code" } });
});

test("an expired app code asks for the next code, an expired message for a new message", () => {
  expect(problemText("expired-code", false)).toContain("your app shows now");
  expect(problemText("expired-code", true)).toContain("Send a new one");
});

test("an unexpected error is a refusal", () => {
  expect(problemOf(new TypeError("x is undefined"))).toBe("refused");
});
