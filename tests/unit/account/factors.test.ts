import { http, HttpResponse } from "msw";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readAssurance } from "#account/assurance.ts";
import { secondFactorCheck } from "#account/factors.ts";
import type { Account } from "#account/account.ts";
import { authenticatorApp, mobilePhone, passkey, unfinishedApp } from "#mocks/account/account-records.ts";
import * as auth from "#mocks/account/auth.ts";
import { mockBackend } from "#mocks/leads.ts";
import { mockAccount, signIn } from "#mocks/account/mock-account.ts";
import { tokenSigner, type TokenSigner } from "#mocks/account/signed-token.ts";
import { accountNetwork } from "./account-network.ts";

const server = accountNetwork();
const factors = [unfinishedApp, mobilePhone, passkey, authenticatorApp];

let signer: TokenSigner;
let account: Account;
let check: ReturnType<typeof secondFactorCheck>;
beforeAll(async () => {
  signer = await tokenSigner();
});
beforeEach(async () => {
  server.use(auth.userServed(factors));
  account = mockAccount();
  await signIn(account, signer);
  check = secondFactorCheck(account);
});

describe("the factors", () => {
  test("are the verified apps and phones", async () => {
    expect(await check.listFactors()).toMatchObject([
      { id: authenticatorApp.id, factor_type: "totp", status: "verified", friendly_name: "Work phone" },
      { id: mobilePhone.id, factor_type: "phone", status: "verified" },
    ]);
  });

  test("are none when none was set up", async () => {
    server.use(auth.userServed([unfinishedApp]));
    expect(await check.listFactors()).toEqual([]);
  });

  test.each([
    ["signed-out", "the session has ended", auth.userSignedOut()],
    ["unreachable", "there is no network", auth.userOffline()],
  ])("are %s when %s", async (reason, _, handler) => {
    server.use(handler);
    await expect(check.listFactors()).rejects.toMatchObject({ name: "AccountError", reason });
  });

  test("require a session", async () => {
    await expect(secondFactorCheck(mockAccount()).listFactors()).rejects.toMatchObject({ reason: "signed-out" });
  });
});

describe("a challenge", () => {
  test.each(["sms", "whatsapp"] as const)("to a phone holds the channel: %s", async (channel) => {
    const onChallenge = vi.fn<(body: unknown, factorId: unknown) => void>();
    server.use(auth.challengeSent(onChallenge));
    const challenge = await check.challenge(mobilePhone.id, channel);
    expect(onChallenge).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ channel }), mobilePhone.id);
    expect(challenge).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), factorId: mobilePhone.id });
  });

  test("to an app has none", async () => {
    const onChallenge = vi.fn<(body: unknown, factorId: unknown) => void>();
    server.use(auth.challengeSent(onChallenge));
    await check.challenge(authenticatorApp.id);
    expect(onChallenge.mock.calls[0]?.[0]).not.toHaveProperty("channel");
  });

  test.each([
    ["too-many", auth.challengeTooMany()],
    ["unreachable", auth.challengeOffline()],
    ["refused", auth.challengeRefused()],
  ])("can be %s", async (reason, handler) => {
    server.use(handler);
    await expect(check.challenge(mobilePhone.id, "sms")).rejects.toMatchObject({ name: "AccountError", reason });
    await expect(check.challengeAndVerify(mobilePhone.id, "123456")).rejects.toMatchObject({ reason });
  });
});

describe("a code", () => {
  test("that is correct raises the session to aal2", async () => {
    const onVerify = vi.fn<(body: unknown, factorId: unknown) => void>();
    server.use(auth.challengeSent(), auth.codeAccepted(signer, factors, onVerify));
    const challenge = await check.challenge(mobilePhone.id, "sms");
    await check.verify(challenge, "123456");
    expect(onVerify).toHaveBeenCalledExactlyOnceWith({ challenge_id: challenge.id, code: "123456" }, mobilePhone.id);
    const methods = ["totp", "password"];
    expect(await readAssurance(account)).toMatchObject({ current: "aal2", next: "aal2", methods });
  });

  test("of an app is requested and verified at once", async () => {
    const onChallenge = vi.fn<(body: unknown, factorId: unknown) => void>();
    const onVerify = vi.fn<(body: unknown, factorId: unknown) => void>();
    server.use(auth.challengeSent(onChallenge), auth.codeAccepted(signer, factors, onVerify));
    await check.challengeAndVerify(authenticatorApp.id, "654321");
    expect(onChallenge).toHaveBeenCalledOnce();
    expect(onVerify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "654321" }), authenticatorApp.id);
    expect(await readAssurance(account)).toMatchObject({ current: "aal2" });
  });

  const answered = (answer: () => Response) => http.post(`${mockBackend.url}/auth/v1/factors/:id/verify`, answer);
  const ruled = { error_code: "mfa_verification_rejected", msg: "no" };
  test.each([
    ["wrong-code", "it is another", auth.codeWrong()],
    ["expired-code", "the challenge has run out", auth.codeExpired()],
    ["too-many", "too many were tried", auth.codeTooMany()],
    ["signed-out", "the session has ended", auth.codeSignedOut()],
    ["unreachable", "something between answers", answered(() => new HttpResponse("<h1>No</h1>", { status: 403 }))],
    ["unreachable", "the backend is looked after", answered(() => new HttpResponse(null, { status: 503 }))],
    ["refused", "there is no code", answered(() => HttpResponse.json({ msg: "no" }, { status: 422 }))],
    ["refused", "a rule of the backend refuses", answered(() => HttpResponse.json(ruled, { status: 422 }))],
  ])("is %s when %s", async (reason, _, handler) => {
    server.use(auth.challengeSent(), handler);
    const challenge = await check.challenge(mobilePhone.id, "sms");
    await expect(check.verify(challenge, "000000")).rejects.toMatchObject({
      name: "AccountError",
      reason,
      cause: expect.anything(),
    });
    expect(await readAssurance(account)).not.toMatchObject({ current: "aal2" });
  });
});
