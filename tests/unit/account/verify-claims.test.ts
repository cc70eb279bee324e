import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { AccountError } from "#account/account-error.ts";
import { verifyClaims } from "#account/verify-claims.ts";
import { authenticatorApp, userClaims } from "#mocks/account/account-records.ts";
import * as auth from "#mocks/account/auth.ts";
import { mockAccount, signIn } from "#mocks/account/mock-account.ts";
import { tokenOfSharedSecret, tokenSigner, type TokenSigner } from "#mocks/account/signed-token.ts";
import { accountNetwork } from "./account-network.ts";

const server = accountNetwork();

let signer: TokenSigner;
let other: TokenSigner;
beforeAll(async () => {
  signer = await tokenSigner();
  other = await tokenSigner("another-key");
});

const onKeys = vi.fn<() => void>();
const onUser = vi.fn<(token: string) => void>();
beforeEach(() => {
  onKeys.mockClear();
  onUser.mockClear();
});

const encoded = (text: string) => Buffer.from(text).toString("base64url");

describe("a token of the backend's key", () => {
  test.each(["ES256", "RS256"] as const)(
    "signed with %s is verified without asking for its user",
    async (algorithm) => {
      const maker = await tokenSigner("key", algorithm);
      server.use(auth.keysServed([other, maker], onKeys), auth.userServed([], onUser));
      const claims = userClaims({ level: "aal2" });
      expect(await verifyClaims(mockAccount(), await maker.sign(claims))).toEqual(claims);
      expect(onKeys).toHaveBeenCalledOnce();
      expect(onUser).not.toHaveBeenCalled();
    },
  );

  test("defaults to the session's", async () => {
    server.use(auth.keysServed([signer]), auth.userServed([authenticatorApp]));
    const account = mockAccount();
    await signIn(account, signer, { level: "aal2" });
    expect(await verifyClaims(account)).toMatchObject({
      aal: "aal2",
      amr: [{ method: "totp" }, { method: "password" }],
    });
  });

  test("is verified with a key id beyond ASCII", async () => {
    const maker = await tokenSigner("clé-de-l’été");
    server.use(auth.keysServed([maker]));
    expect(await verifyClaims(mockAccount(), await maker.sign(userClaims()))).toMatchObject({ aal: "aal1" });
  });

  test("has its keys fetched once for concurrent verifications", async () => {
    server.use(auth.keysServed([signer], onKeys));
    const account = mockAccount();
    const token = await signer.sign(userClaims());
    await Promise.all([verifyClaims(account, token), verifyClaims(account, token)]);
    await verifyClaims(account, token);
    expect(onKeys).toHaveBeenCalledOnce();
  });

  test("is verified after the backend has rotated its keys", async () => {
    const account = mockAccount();
    server.use(auth.keysServed([other]));
    await verifyClaims(account, await other.sign(userClaims()));
    server.use(auth.keysServed([other, signer], onKeys));
    await verifyClaims(account, await signer.sign(userClaims()));
    expect(onKeys).toHaveBeenCalledOnce();
  });

  test("is verified with keys cached for ten minutes at most", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T15:00:00Z") });
    server.use(auth.keysServed([signer], onKeys));
    const account = mockAccount();
    const token = await signer.sign(userClaims());
    await verifyClaims(account, token);
    vi.setSystemTime("2026-11-20T15:09:59Z");
    await verifyClaims(account, token);
    expect(onKeys).toHaveBeenCalledTimes(1);
    vi.setSystemTime("2026-11-20T15:10:00Z");
    await verifyClaims(account, token);
    expect(onKeys).toHaveBeenCalledTimes(2);
  });
});

describe("the specified errors", () => {
  const expectUntrusted = (message: string, token: string) =>
    expect(verifyClaims(mockAccount(), token)).rejects.toMatchObject({
      name: "AccountError",
      reason: "untrusted-token",
      message,
    });

  test.each(['{"keys":[]}', "{}", "null", "[]", '{"keys":"none"}', '{"keys":[{"kid":"no type"}]}', "<h1>Hello</h1>"])(
    "JWKS is empty, when the set is %s",
    async (body) => {
      server.use(auth.keysMalformed(body), auth.userServed([], onUser));
      await expectUntrusted("JWKS is empty", await signer.sign(userClaims()));
      expect(onUser).not.toHaveBeenCalled();
    },
  );

  test("No matching signing key found in JWKS", async () => {
    const { kid: _, ...nameless } = signer.publicKey;
    server.use(
      auth.keysServed([other, { publicKey: nameless as TokenSigner["publicKey"] }]),
      auth.userServed([], onUser),
    );
    await expectUntrusted("No matching signing key found in JWKS", await signer.sign(userClaims()));
    expect(onUser).not.toHaveBeenCalled();
  });

  test("Invalid JWT signature, when another key has signed under this one's name", async () => {
    const forger = await tokenSigner(signer.keyId);
    server.use(auth.keysServed([signer]));
    await expectUntrusted("Invalid JWT signature", await forger.sign(userClaims()));
  });

  test("Invalid JWT signature, when the claims were changed", async () => {
    server.use(auth.keysServed([signer]));
    const [header, , signature] = (await signer.sign(userClaims())).split(".");
    const raised = encoded(JSON.stringify(userClaims({ level: "aal2" })));
    await expectUntrusted("Invalid JWT signature", `${header}.${raised}.${signature}`);
  });
});

describe("a token that can't be verified locally is checked by fetching its user", () => {
  test("when it is signed with the backend's secret", async () => {
    server.use(auth.userServed([], onUser));
    const token = await tokenOfSharedSecret(userClaims());
    expect(await verifyClaims(mockAccount(), token)).toMatchObject({ aal: "aal1" });
    expect(onUser).toHaveBeenCalledExactlyOnceWith(token);
  });

  test("when it has no key id", async () => {
    server.use(auth.userServed([], onUser));
    const token = `${encoded('{"alg":"ES256"}')}.${encoded(JSON.stringify(userClaims()))}.c2ln`;
    expect(await verifyClaims(mockAccount(), token)).toMatchObject({ aal: "aal1" });
    expect(onUser).toHaveBeenCalledOnce();
  });

  test("when the page lacks Web Crypto", async () => {
    const token = await signer.sign(userClaims());
    vi.stubGlobal("crypto", {});
    server.use(auth.userServed([], onUser));
    expect(await verifyClaims(mockAccount(), token)).toMatchObject({ aal: "aal1" });
    expect(onUser).toHaveBeenCalledOnce();
  });

  test.each([
    ["signed-out", "the backend doesn't trust it", auth.tokenRefused()],
    ["signed-out", "the session has ended", auth.userSignedOut()],
    ["unreachable", "the backend is out of reach", auth.userOffline()],
  ])("and is %s when %s", async (reason, _, handler) => {
    server.use(handler);
    const token = await tokenOfSharedSecret(userClaims());
    await expect(verifyClaims(mockAccount(), token)).rejects.toMatchObject({ name: "AccountError", reason });
  });
});

describe("no claims", () => {
  test("without a session", async () => {
    await expect(verifyClaims(mockAccount())).rejects.toMatchObject({ reason: "signed-out" });
  });

  test("of a session that has expired and can't be renewed", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    server.use(auth.userServed([]), auth.renewalRefused());
    const account = mockAccount();
    await signIn(account, signer);
    vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
    await expect(verifyClaims(account)).rejects.toMatchObject({ reason: "signed-out" });
  });

  test("of a token that has expired", async () => {
    server.use(auth.keysServed([signer]));
    await expect(verifyClaims(mockAccount(), await signer.sign(userClaims({ lifetime: -1 })))).rejects.toMatchObject({
      reason: "untrusted-token",
      message: "JWT has expired",
    });
  });

  test.each([
    "nothing",
    "one.two",
    "ö.ö.ö",
    "####.####.####",
    `${encoded("null")}.${encoded("{}")}.c2ln`,
    "bm8.bm8.bm8",
  ])("of %s", async (text) => {
    const refusal = expect(verifyClaims(mockAccount(), text)).rejects;
    await refusal.toBeInstanceOf(AccountError);
    await refusal.toMatchObject({ reason: "untrusted-token" });
  });

  test("of a token whose algorithm doesn't match its key", async () => {
    server.use(auth.keysServed([signer]));
    const token = `${encoded(`{"alg":"RS256","kid":"${signer.keyId}"}`)}.${encoded(JSON.stringify(userClaims()))}.c2ln`;
    await expect(verifyClaims(mockAccount(), token)).rejects.toMatchObject({
      reason: "untrusted-token",
      cause: expect.anything(),
    });
  });

  test.each([
    ["unreachable", "are out of reach", auth.keysOffline()],
    ["unreachable", "are behind a fault", auth.keysFailing(503)],
    ["too-many", "were asked for too often", auth.keysFailing(429)],
    ["refused", "are kept back", auth.keysFailing(404)],
  ])("and %s, when the keys %s, until they can be fetched", async (reason, _, handler) => {
    const account = mockAccount();
    const token = await signer.sign(userClaims());
    server.use(handler);
    await expect(verifyClaims(account, token)).rejects.toMatchObject({ name: "AccountError", reason });
    server.use(auth.keysServed([signer]));
    await expect(verifyClaims(account, token)).resolves.toMatchObject({ aal: "aal1" });
  });
});
