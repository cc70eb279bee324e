import { expect, test } from "vitest";
import { readWaitingLead } from "#domain/lead-outbox.ts";
import { sampleLead as lead } from "#mocks/sample-lead.ts";

const noon = Date.parse("2026-11-23T12:00:00Z");
const day = 24 * 60 * 60 * 1000;

test("stored leads are read back, and nothing else", () => {
  const kept = { lead, since: noon };
  expect(readWaitingLead({ ...kept, note: "mine" }, noon)).toEqual(kept);
});

test("a lead waits for a day, and no longer if the clock was set back", () => {
  const waits = (age: number) => readWaitingLead({ lead, since: noon }, noon + age) !== undefined;
  expect([0, 1, day].map(waits)).toEqual([true, true, true]);
  expect([-1, day + 1].map(waits)).toEqual([false, false]);
});

test.each([
  [{ contact_statement: "contact_box@12" }, true],
  [{ contact_statement: "contact_box.fr@12" }, true],
  [{ contact_statement: "contact_box@x" }, false],
  [{ contact_statement: "contact_box@1x" }, false],
  [{ contact_statement: "1contact_box@1" }, false],
  [{ contact_statement: "" }, false],
  [{ contact_statement: { toString: (): string => "contact_box@1" } }, false],
  [{ newsletter_statement: "newsletter_box@1" }, true],
  [{ newsletter_statement: "" }, true],
  [{ newsletter_statement: "no" }, false],
  [{ consent: false }, false],
  [{ ghl_sync_status: "synced" }, false],
  [{ interest: "anything" }, false],
  [{ id: "1" }, false],
])("with %j it is valid: %s", (part, isLead) => {
  expect(readWaitingLead({ lead: { ...lead, ...part }, since: noon }, noon) !== undefined).toBe(isLead);
});

test.each([null, {}, { since: noon }, { lead }])("%j is none", (kept) => {
  expect(readWaitingLead(kept, noon)).toBeUndefined();
});
