import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Lead } from "#domain/lead.ts";
import { sampleLead as lead } from "#mocks/sample-lead.ts";
import { keptValues } from "#services/kept-values.ts";
import { leadOutbox } from "#services/lead-outbox.ts";
import { hasWaitingLead, watchOutbox } from "#services/outbox-signal.ts";
import { isShownInForm, showInForm } from "#services/shown-leads.ts";
import { blockedStorage, memoryStorage } from "../widgets/storages.ts";

const hour = 60 * 60 * 1000;
const noon = Date.parse("2026-11-23T12:00:00Z");

const other: Lead = { ...lead, id: "0f9be8d6-7d0e-4a11-8c58-5a1e0f4b6a2d", newsletter_statement: "newsletter_box@1" };

let time = noon;
const clock = () => time;

beforeEach(() => {
  time = noon;
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the outbox", () => {
  test("keeps leads for the next page, the oldest first, until they are taken out", () => {
    const values = keptValues(memoryStorage());
    const outbox = leadOutbox(values, clock);
    expect(hasWaitingLead(values)).toBe(false);
    expect(outbox.add(lead)).toBe(true);
    time += hour;
    outbox.add(other);
    expect(hasWaitingLead(values)).toBe(true);
    expect(leadOutbox(values, clock).list()).toEqual([
      { lead, since: noon },
      { lead: other, since: noon + hour },
    ]);
    outbox.remove(lead.id);
    expect(outbox.has(lead.id)).toBe(false);
    expect(outbox.list()).toEqual([{ lead: other, since: noon + hour }]);
  });

  test("counts the 24 hours from the first time, and deletes what has waited longer", () => {
    const values = keptValues(memoryStorage());
    const outbox = leadOutbox(values, clock);
    outbox.add(lead);
    time += 20 * hour;
    outbox.add(lead);
    expect(outbox.list()).toEqual([{ lead, since: noon }]);
    time = noon + 24 * hour;
    expect(outbox.has(lead.id)).toBe(true);
    time += 1;
    expect(outbox.has(lead.id)).toBe(false);
    expect(outbox.list()).toEqual([]);
    expect(values.names()).toEqual([]);
  });

  test("doesn't keep a lead longer because the clock was set back", () => {
    const outbox = leadOutbox(keptValues(memoryStorage()), clock);
    outbox.add(lead);
    time -= 1;
    expect(outbox.list()).toEqual([]);
  });

  test.each([
    ["no JSON", "{"],
    ["no lead", JSON.stringify({ since: noon, lead: { name: "Zoë" } })],
    ["no statement", JSON.stringify({ since: noon, lead: { ...lead, contact_statement: 1 } })],
    ["another consent", JSON.stringify({ since: noon, lead: { ...lead, consent: false } })],
  ])("deletes what is %s, and leaves what isn't its own", (_, text) => {
    const values = keptValues(memoryStorage());
    values.write(`lead-outbox-${lead.id}`, text);
    values.write("theme", "dark");
    expect(leadOutbox(values, clock).list()).toEqual([]);
    expect(values.names()).toEqual(["theme"]);
  });

  test("says that a lead lasts no longer than the page where storage is blocked, and has it until then", () => {
    const outbox = leadOutbox(keptValues(blockedStorage), clock);
    expect(outbox.add(lead)).toBe(false);
    expect(outbox.has(lead.id)).toBe(true);
  });

  test("leaves a lead to the form that shows it", () => {
    const outbox = leadOutbox(keptValues(memoryStorage()), clock);
    outbox.add(lead);
    const giveBack = showInForm(lead.id);
    expect(isShownInForm(lead.id)).toBe(true);
    expect(outbox.list()).toEqual([]);
    giveBack();
    expect(outbox.list()).toHaveLength(1);
  });

  test("goes by the visitor's own clock and storage unless given others", () => {
    vi.useFakeTimers({ now: noon, toFake: ["Date"] });
    vi.stubGlobal("window", { localStorage: memoryStorage()() });
    expect(hasWaitingLead()).toBe(false);
    leadOutbox().add(lead);
    expect(leadOutbox().list()).toEqual([{ lead, since: noon }]);
    expect(hasWaitingLead()).toBe(true);
  });
});

test("who watches the outbox hears of each change, of other tabs' and of an event besides, until it stops", () => {
  const heard = vi.fn();
  const stop = watchOutbox(heard, "online");
  const outbox = leadOutbox(keptValues(memoryStorage()), clock);
  outbox.add(lead);
  outbox.remove(lead.id);
  dispatchEvent(new Event("storage"));
  dispatchEvent(new Event("online"));
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
  outbox.add(lead);
  expect(heard).toHaveBeenCalledTimes(4);
  const stopOther = watchOutbox(heard);
  outbox.remove(lead.id);
  stopOther();
  expect(heard).toHaveBeenCalledTimes(5);
});
