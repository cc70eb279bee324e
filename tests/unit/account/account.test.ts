import { expect, test, vi } from "vitest";
import { connectAccount } from "#account/account.ts";
import { leadStored, mockBackend } from "#mocks/leads.ts";
import { sampleLead } from "#mocks/sample-lead.ts";
import { authenticatorApp } from "#mocks/account/account-records.ts";
import { userServed } from "#mocks/account/auth.ts";
import { memoryStorage, mockAccount, signIn } from "#mocks/account/mock-account.ts";
import { tokenSigner } from "#mocks/account/signed-token.ts";
import { requireBackend } from "#services/backend.ts";
import { submitLead } from "#services/submit-lead.ts";
import { accountNetwork } from "./account-network.ts";

const server = accountNetwork();

test.each([
  ["address", { url: undefined, anonKey: "key" }, "The backend's address is missing (VITE_SUPABASE_URL)."],
  ["address", { url: "", anonKey: "key" }, "The backend's address is missing (VITE_SUPABASE_URL)."],
  ["key", { url: mockBackend.url, anonKey: undefined }, "The backend's key is missing (VITE_SUPABASE_ANON_KEY)."],
  ["key", { url: mockBackend.url, anonKey: "" }, "The backend's key is missing (VITE_SUPABASE_ANON_KEY)."],
])("neither a visitor nor an account connects without the %s: %o", (_, address, message) => {
  expect(() => connectAccount(address, memoryStorage())).toThrow(message);
  expect(() => requireBackend(address)).toThrow(message);
});

test("a session persists in the given storage", async () => {
  server.use(userServed([authenticatorApp]));
  const storage = memoryStorage();
  const token = await signIn(mockAccount(storage), await tokenSigner());

  const { data } = await mockAccount(storage).auth.getSession();
  expect(data.session?.access_token).toBe(token);
  expect((await mockAccount().auth.getSession()).data.session).toBeNull();
});

test("a visitor's lead is never sent under an account", async () => {
  const authorizations: (string | null)[] = [];
  server.use(userServed([authenticatorApp]), leadStored());
  server.events.on("request:start", ({ request }) => {
    if (request.url.includes("/rest/")) authorizations.push(request.headers.get("authorization"));
  });
  const token = await signIn(mockAccount(), await tokenSigner());

  vi.stubEnv("VITE_SUPABASE_URL", mockBackend.url);
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", mockBackend.anonKey);
  await submitLead(sampleLead);
  vi.unstubAllEnvs();
  expect(authorizations).toHaveLength(1);
  expect(authorizations[0]).not.toContain(token);
});

test("no timer renews a session", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  server.use(userServed([authenticatorApp]));
  await signIn(mockAccount(), await tokenSigner());
  expect(vi.getTimerCount()).toBe(0);
});
