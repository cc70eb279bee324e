import { createServer, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { EmbeddedBackend } from "../../scripts/embedded-backend/embedded-backend.ts";
import { runCommand } from "../../scripts/leads.ts";
import { listenInProcess } from "../../scripts/machine/listen.ts";
import { newDataFolder } from "./empty-database.ts";
import { serveBackend } from "./served-backend.ts";
import { insertLead, signup, validLead } from "./test-database.ts";

interface Mail {
  readonly to: string[];
  readonly from: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

let folder: string;
let backend: EmbeddedBackend;
let stop: () => Promise<void>;
let mailService: Server;
let address: string;
let sent: Mail[] = [];
let mailStatus = 200;

beforeAll(async () => {
  folder = await newDataFolder();
  ({ backend, address, stop } = await serveBackend(folder));
  mailService = createServer((request, response) => {
    void (async () => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      if (mailStatus === 200) sent.push(JSON.parse(body) as Mail);
      response.writeHead(mailStatus, { "content-type": "application/json" }).end("{}");
    })();
  });
  await backend.announce(address);
  vi.stubEnv("MAIL_TOKEN", "re_test");
  vi.stubEnv("MAIL_ENDPOINT", `${await listenInProcess(mailService)}/emails`);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  mailService.closeAllConnections();
  mailService.close();
  await stop();
});

beforeEach(async () => {
  sent = [];
  mailStatus = 200;
  await backend.query("delete from public.leads");
  await backend.query("delete from private.suppressions");
});
afterEach(() => run("mail-sender", "off"));

const run = (...words: string[]) => runCommand(words, { NORTHCOVER_DATA: folder });

async function signUp(email: string): Promise<void> {
  const answer = await fetch(`${address}/rest/v1/leads`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(signup({ email })),
  });
  expect(answer.status).toBe(201);
}

const consentOf = async () =>
  (await backend.query("select newsletter_consent from public.lead_follow_up"))[0]?.["newsletter_consent"];
const press = (link: string) => fetch(link, { method: "POST", body: "", redirect: "manual" });
const linkIn = (mail: Mail | undefined, use: string) =>
  new RegExp(`http\\S+\\?${use}=\\S+`).exec(mail?.text ?? "")?.[0] ?? "";

describe("a newsletter's links", () => {
  test("confirm a subscription with one press, and opening one changes nothing", async () => {
    await run("mail-sender", "Northcover <news@northcover.example>");
    await signUp("ann@example.ca");
    expect(await run("confirmations")).toBe("Sent: 1");
    expect(await run("confirmations")).toBe("Sent: 0");
    const [mail] = sent;
    expect(mail).toMatchObject({ to: ["ann@example.ca"], from: "Northcover <news@northcover.example>" });
    const link = linkIn(mail, "confirm");
    const page = await fetch(link);
    expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
    expect(await page.text()).toMatch(/<form method="post"><button>Yes, send me the newsletter<\/button>/);
    expect(await consentOf()).toBe("unconfirmed");
    const answer = await press(link);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Thank you")]);
    expect(await consentOf()).toBe("confirmed");
  });

  test("unsubscribe without an account, from a message or a mail program's own button, with or without a sender", async () => {
    await run("mail-sender", "Northcover <news@northcover.example>");
    await signUp("ann@example.ca");
    await run("confirmations");
    const oneClick = /<(.*)>/.exec(sent[0]?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    expect(sent[0]?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const answer = await fetch(oneClick, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect([answer.status, await consentOf()]).toEqual([200, "withdrawn"]);
    expect((await press(linkIn(sent[0], "confirm"))).status).toBe(410);

    await run("mail-sender", "off");
    await signUp("ben@example.ca");
    const link = await run("unsubscribe-link", "ben@example.ca");
    expect((await fetch(link)).status).toBe(200);
    expect(await run("suppressed", "ben@example.ca")).toBe("Not suppressed.");
    expect((await press(link)).status).toBe(200);
    expect(await run("suppressed", "ben@example.ca")).toContain("newsletter");
  });

  test("do nothing when they are truncated, forged or made for another purpose", async () => {
    const link = await run("unsubscribe-link", "ann@example.ca");
    const functionAddress = `${address}/functions/v1/newsletter`;
    const wrong = [
      link.slice(0, -1),
      functionAddress,
      link.replace("unsubscribe=", "confirm="),
      `${functionAddress}?unsubscribe=`,
    ];
    for (const made of wrong) {
      expect((await press(made)).status).toBe(404);
    }
    expect((await fetch(link, { method: "DELETE" })).status).toBe(405);
    expect(await run("suppressed", "ann@example.ca")).toBe("Not suppressed.");
  });

  test("are sent later when the mail service refuses them", async () => {
    await run("mail-sender", "Northcover <news@northcover.example>");
    await signUp("ann@example.ca");
    mailStatus = 503;
    expect(await run("confirmations")).toBe("Sent: 0, then: The mail service answered 503");
    process.exitCode = 0;
    mailStatus = 200;
    expect(await run("confirmations")).toBe("Sent: 0");
    await backend.query("update private.handovers set next_try_at = now()");
    expect(await run("confirmations")).toBe("Sent: 1");
  });
});

describe("the owner's commands for held leads", () => {
  const store = async (count: number, change: object) => {
    for (let number = 0; number < count; number += 1) {
      const lead = validLead({ lead_type: "consultation", page_source: "mallory", ...change });
      await insertLead({ as: (_, sql, values = []) => backend.query(sql, values) }, lead);
    }
  };

  test("print how many leads they affect, and act with --yes", async () => {
    await store(25, { name: "Junk" });
    await store(1, { name: "Ann" });
    const list = await run();
    expect(list).toContain("held (26, from 1 networks)");
    expect(list).not.toContain("Junk");
    expect(await run("held", "--matching", "ann", "--not-matching", "junk")).toContain("1 held");
    expect(await run("release", "--not-matching", "Junk")).toContain("1 leads. The same command with --yes");
    expect(await run("release", "--not-matching", "Junk", "--yes")).toBe("Released: 1");
    expect(await run("hold", "--matching", "Ann")).toContain("1 leads. The same command with --yes");
    expect(await run("discard", "--reason", "no form of the site")).toContain("25 leads.");
    expect(await run("discard", "--reason", "no form of the site", "--yes")).toBe("Discarded: 25");
    expect(await run()).toContain("1 new, 0 failed, 0 held");
    expect(await run("hold", "--matching", "Ann", "--yes")).toBe("Held: 1");
    const [kept] = await backend.query("select id from public.leads");
    expect(await run("discard", String(kept?.["id"]).slice(0, 8))).toBe("Discarded: 1");
    expect(await run("held")).toBe("None is held.");
  });
});
