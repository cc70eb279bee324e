import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Lead } from "#domain/lead.ts";
import { readWaitingLead } from "#domain/lead-outbox.ts";
import { sampleLead as lead } from "#mocks/sample-lead.ts";
import { keptValues } from "#services/kept-values.ts";
import { createLeadOutbox, getServerSnapshot, leadOutbox } from "#services/lead-outbox.ts";
import { blockedStorage, memoryStorage } from "../widgets/storages.ts";

const since = Date.parse("2026-11-23T12:00:00Z");
const other: Lead = { ...lead, id: "0f9be8d6-7d0e-4a11-8c58-5a1e0f4b6a2d", newsletter_statement: "newsletter_box@1" };

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
});

afterEach(() => vi.unstubAllGlobals());

describe("the outbox", () => {
  test("keeps leads for the next page until they are taken out, and leaves what isn't its own", () => {
    const values = keptValues(memoryStorage());
    values.write("theme", "dark");
    const outbox = createLeadOutbox(values);
    expect(outbox.getSnapshot()).toEqual([]);
    expect(outbox.add({ lead, since })).toBe(true);
    outbox.add({ lead: other, since });
    const nextPage = createLeadOutbox(values);
    expect(nextPage.getSnapshot().map(({ id }) => id)).toEqual([lead.id, other.id]);
    expect(readWaitingLead(nextPage.read(lead.id), since)).toEqual({ lead, since });
    nextPage.remove(lead.id);
    expect(outbox.read(lead.id)).toBeUndefined();
    expect(outbox.getSnapshot().map(({ id }) => id)).toEqual([other.id]);
    outbox.remove(other.id);
    expect(values.names()).toEqual(["theme"]);
  });

  test("says that a lead lasts no longer than the page where storage is blocked, and has it until then", () => {
    const outbox = createLeadOutbox(keptValues(blockedStorage));
    expect(outbox.add({ lead, since })).toBe(false);
    expect(readWaitingLead(outbox.read(lead.id), since)).toEqual({ lead, since });
  });

  test("tells which leads a form of the page shows, until the form gives them back", () => {
    const outbox = createLeadOutbox(keptValues(memoryStorage()));
    outbox.add({ lead, since });
    const giveBack = outbox.claim(lead.id);
    expect(outbox.getSnapshot()).toEqual([{ id: lead.id, isInForm: true }]);
    giveBack();
    expect(outbox.getSnapshot()).toEqual([{ id: lead.id, isInForm: false }]);
  });

  test("gives the same list until something changes, as React asks of a store", () => {
    const outbox = createLeadOutbox(keptValues(memoryStorage()));
    expect(outbox.getSnapshot()).toBe(outbox.getSnapshot());
    outbox.add({ lead, since });
    const before = outbox.getSnapshot();
    expect(outbox.getSnapshot()).toBe(before);
    outbox.remove(lead.id);
    outbox.add({ lead: other, since });
    expect(outbox.getSnapshot()).not.toBe(before);
    expect(getServerSnapshot()).toBe(getServerSnapshot());
    expect(getServerSnapshot()).toEqual([]);
  });

  test("calls back at each change, also of another tab, until nobody listens", () => {
    const heard = vi.fn();
    const outbox = createLeadOutbox(keptValues(memoryStorage()));
    const stop = outbox.subscribe(heard);
    outbox.add({ lead, since });
    outbox.claim(lead.id)();
    outbox.remove(lead.id);
    dispatchEvent(new Event("storage"));
    expect(heard).toHaveBeenCalledTimes(5);
    stop();
    outbox.add({ lead, since });
    dispatchEvent(new Event("storage"));
    expect(heard).toHaveBeenCalledTimes(5);
  });

  test("of the site is in the browser's lasting storage", () => {
    const storage = memoryStorage();
    vi.stubGlobal("window", { localStorage: storage() });
    leadOutbox.add({ lead, since });
    expect(storage().getItem(`lead-outbox-${lead.id}`)).toBe(JSON.stringify({ lead, since }));
  });
});
