import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Lead } from "#domain/lead.ts";
import { readWaitingLead } from "#domain/lead-outbox.ts";
import { sampleLead as lead } from "#mocks/sample-lead.ts";
import { safeStorage } from "#services/safe-storage.ts";
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
  test("stores leads across pages until they are removed, and leaves other keys alone", () => {
    const values = safeStorage(memoryStorage());
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
    expect(values.keys()).toEqual(["theme"]);
  });

  test("keeps a lead in memory if storage is blocked, and reports it", () => {
    const outbox = createLeadOutbox(safeStorage(blockedStorage));
    expect(outbox.add({ lead, since })).toBe(false);
    expect(readWaitingLead(outbox.read(lead.id), since)).toEqual({ lead, since });
  });

  test("marks leads claimed by a form of the page until the form releases them", () => {
    const outbox = createLeadOutbox(safeStorage(memoryStorage()));
    outbox.add({ lead, since });
    const giveBack = outbox.claim(lead.id);
    expect(outbox.getSnapshot()).toEqual([{ id: lead.id, isInForm: true }]);
    giveBack();
    expect(outbox.getSnapshot()).toEqual([{ id: lead.id, isInForm: false }]);
  });

  test("returns the same list until a change, as useSyncExternalStore requires", () => {
    const outbox = createLeadOutbox(safeStorage(memoryStorage()));
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

  test("tells the other tabs which lead was stored, and leaves nothing behind", () => {
    const changes: { readonly key: string; readonly newValue: string | null }[] = [];
    const area = memoryStorage();
    const values = safeStorage(area);
    const outbox = createLeadOutbox({
      ...values,
      write: (key, newValue) => (changes.push({ key, newValue }), values.write(key, newValue)),
      remove: (key) => (changes.push({ key, newValue: null }), values.remove(key)),
    });
    outbox.add({ lead, since });
    outbox.add({ lead: other, since });
    changes.length = 0;
    outbox.settle(lead.id);
    expect(changes.map((change) => outbox.isSettled(change, lead.id))).toEqual([true, false]);
    changes.length = 0;
    outbox.remove(other.id);
    expect(changes.map((change) => outbox.isSettled(change, other.id))).toEqual([false]);
    expect(area()).toHaveLength(0);
  });

  test("notifies subscribers of each change, also in another tab", () => {
    const heard = vi.fn();
    const outbox = createLeadOutbox(safeStorage(memoryStorage()));
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

  test("of the site uses localStorage", () => {
    const storage = memoryStorage();
    vi.stubGlobal("window", { localStorage: storage() });
    leadOutbox.add({ lead, since });
    expect(storage().getItem(`lead-outbox-${lead.id}`)).toBe(JSON.stringify({ lead, since }));
  });
});
