import { describe, expect, test } from "vitest";
import { backendDefinitions, backendSettings } from "../../../scripts/build/backend-settings.ts";

const url = "https://project.supabase.co";
const token = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
const anonKey = token({ role: "anon" });

const owner = {
  VITE_LEGAL_NAME: "Northcover Inc.",
  VITE_POSTAL_ADDRESS: "1 Main Street, Toronto ON M5V 1A1",
  VITE_PRIVACY_OFFICER: "Jo Roy",
};

const settings = (address: string | undefined, key: string | undefined, hosted = false) =>
  backendSettings({ VITE_SUPABASE_URL: address, VITE_SUPABASE_ANON_KEY: key, ...owner }, { hosted });

describe("a hosted build", () => {
  test.each(Object.keys(owner))("fails without %s, with a message", (name) => {
    for (const value of ["", " ", undefined]) {
      const environment = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey, ...owner, [name]: value };
      expect(() => backendSettings(environment, { hosted: true })).toThrow(`Set ${name} (`);
      expect(() => backendSettings(environment, { hosted: false })).toThrow(`Set ${name} (`);
    }
  });

  test("reports everything that is missing at once", () => {
    const environment = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey };
    expect(() => backendSettings(environment, { hosted: true })).toThrow(
      /VITE_LEGAL_NAME .*VITE_POSTAL_ADDRESS .*VITE_PRIVACY_OFFICER/,
    );
  });
});

describe("the backend of a build", () => {
  test.each([
    [undefined, undefined],
    ["", ""],
    [" ", "\n"],
  ])("is the embedded one when nothing is set (%j, %j)", (address, key) => {
    expect(settings(address, key)).toEqual({ kind: "embedded" });
  });

  test.each([
    [url, anonKey, url],
    [`${url}/`, anonKey, url],
    [` ${url} `, ` ${anonKey}\n`, url],
    ["http://127.0.0.1:54321", anonKey, "http://127.0.0.1:54321"],
  ])("is the hosted one at %j", (address, key, stored) => {
    expect(settings(address, key)).toEqual({ kind: "hosted", url: stored, anonKey });
    expect(settings(address, key, true)).toEqual({ kind: "hosted", url: stored, anonKey });
  });

  test.each([
    "sb_publishable_abc",
    "anything else that is no token",
    "two.parts",
    "not.base64url!.signature",
    token(null),
    token("service_role"),
    token({ role: ["service_role"] }),
  ])("accepts the public key %j", (key) => {
    expect(settings(url, key)).toEqual({ kind: "hosted", url, anonKey: key });
  });
});

describe("a build that would lose leads fails", () => {
  const noAddress = "Set VITE_SUPABASE_URL (the address of the backend)";
  const noKey = "Set VITE_SUPABASE_ANON_KEY (its public key): a hosted site must say where its leads go";
  test.each([
    [undefined, undefined, true, noAddress],
    ["", " ", true, noAddress],
    [undefined, anonKey, false, noAddress],
    ["", anonKey, true, noAddress],
    [url, undefined, false, noKey],
    [url, "  ", true, noKey],
    ["project.supabase.co", anonKey, false, `must be an address such as ${url}, not "project.supabase.co"`],
    ["ftp://project.supabase.co", anonKey, false, "must be an address"],
    ["https://", anonKey, false, "must be an address"],
    ["https://project.supabase.co/rest/v1", anonKey, false, "must be an address"],
    ["https://project supabase.co", anonKey, false, "must be an address"],
    [url, "sb_secret_abc", false, "VITE_SUPABASE_ANON_KEY holds the owner's secret key"],
    [url, token({ role: "service_role" }), true, "VITE_SUPABASE_ANON_KEY holds the owner's secret key"],
  ])("address %j, key %j, hosted %j", (address, key, hosted, message) => {
    expect(() => settings(address, key, hosted)).toThrow(message);
  });

  test("and the message does not contain the owner's key", () => {
    expect(() => settings(url, "sb_secret_abc")).not.toThrow("sb_secret_abc");
  });
});

describe("the settings compiled into the browser's code", () => {
  test("of a hosted backend", () => {
    expect(backendDefinitions({ kind: "hosted", url, anonKey })).toEqual({
      "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(url),
      "import.meta.env.VITE_SUPABASE_ANON_KEY": JSON.stringify(anonKey),
    });
  });

  test("of the embedded backend: the page's own origin and a public key", () => {
    const definitions = backendDefinitions({ kind: "embedded" });
    expect(definitions["import.meta.env.VITE_SUPABASE_URL"]).toBe('"/"');
    expect(definitions["import.meta.env.VITE_SUPABASE_ANON_KEY"]).toMatch(/^"sb_publishable_.+"$/);
  });
});
