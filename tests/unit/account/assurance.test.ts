import { beforeAll, describe, expect, test, vi } from "vitest";
import { needsSecondFactor, readAssurance } from "#account/assurance.ts";
import {
  authenticatorApp,
  mobilePhone,
  unfinishedApp,
  userClaims,
  type FactorRecord,
} from "#mocks/account/account-records.ts";
import { userServed, userSignedOut } from "#mocks/account/auth.ts";
import { mockAccount, signIn } from "#mocks/account/mock-account.ts";
import { tokenSigner, type TokenSigner } from "#mocks/account/signed-token.ts";
import { accountNetwork } from "./account-network.ts";

const server = accountNetwork();
let signer: TokenSigner;
beforeAll(async () => {
  signer = await tokenSigner();
});

type Row = readonly [
  name: string,
  factors: readonly FactorRecord[],
  level: "aal1" | "aal2",
  next: "aal1" | "aal2",
  needs: boolean,
];

describe("assurance", () => {
  test.each([
    ["a password only", [], "aal1", "aal1", false],
    ["a factor that was never finished", [unfinishedApp], "aal1", "aal1", false],
    ["an app that was not shown", [unfinishedApp, authenticatorApp], "aal1", "aal2", true],
    ["a phone that was not shown", [mobilePhone], "aal1", "aal2", true],
    ["an app that was shown", [authenticatorApp], "aal2", "aal2", false],
    ["an app that was shown and then removed", [], "aal2", "aal2", false],
  ] satisfies readonly Row[])("of a user with %s", async (_, factors, level, next, needs) => {
    server.use(userServed(factors));
    const account = mockAccount();
    await signIn(account, signer, { level });
    const assurance = await readAssurance(account);
    expect(assurance).toMatchObject({ current: level, next });
    expect(assurance.methods).toEqual(level === "aal2" ? ["totp", "password"] : ["password"]);
    expect(needsSecondFactor(assurance)).toBe(needs);
  });

  test("without a user is none", async () => {
    const assurance = await readAssurance(mockAccount());
    expect(assurance).toEqual({ current: null, next: null, methods: [] });
    expect(needsSecondFactor(assurance)).toBe(false);
  });

  test("is read from the session without a request", async () => {
    const onUser = vi.fn<(token: string) => void>();
    server.use(userServed([authenticatorApp], onUser));
    const account = mockAccount();
    await signIn(account, signer);
    onUser.mockClear();
    await readAssurance(account);
    expect(onUser).not.toHaveBeenCalled();
  });

  test("of another token fetches its user's factors", async () => {
    const onUser = vi.fn<(token: string) => void>();
    server.use(userServed([authenticatorApp], onUser));
    const token = await signer.sign(userClaims());
    expect(await readAssurance(mockAccount(), token)).toEqual({ current: "aal1", next: "aal2", methods: ["password"] });
    expect(onUser).toHaveBeenCalledExactlyOnceWith(token);
  });

  test("reads methods written as plain strings, and only known levels", async () => {
    server.use(userServed([]));
    const token = await signer.sign({ ...userClaims(), aal: "aal9", amr: ["pwd", "otp"] });
    expect(await readAssurance(mockAccount(), token)).toEqual({ current: null, next: null, methods: ["pwd", "otp"] });
  });

  test("of a token without levels is none", async () => {
    server.use(userServed([]));
    const { aal: _, amr: __, ...claims } = userClaims();
    const none = { current: null, next: null, methods: [] };
    expect(await readAssurance(mockAccount(), await signer.sign(claims))).toEqual(none);
  });

  test("can't be read from an ended session, nor from an invalid token", async () => {
    server.use(userSignedOut());
    await expect(readAssurance(mockAccount(), await signer.sign(userClaims()))).rejects.toMatchObject({
      reason: "signed-out",
    });
    await expect(readAssurance(mockAccount(), "no.token.")).rejects.toMatchObject({ reason: "untrusted-token" });
  });
});
