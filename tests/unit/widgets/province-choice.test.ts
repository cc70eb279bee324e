import { describe, expect, test, vi } from "vitest";
import { safeStorage } from "#services/safe-storage.ts";
import { provinceStore } from "#widgets/place/province-choice/province-choice.ts";
import { memoryStorage } from "./storages.ts";

const key = "province";

/** A store with its two storages, and a later session on the same device. */
function openStore() {
  const [session, lasting] = [safeStorage(memoryStorage()), safeStorage(memoryStorage())];
  const later = () => provinceStore(safeStorage(memoryStorage()), lasting);
  return { store: provinceStore(session, lasting), session, lasting, later };
}

describe("the visitor's province", () => {
  test("is kept for the session alone", () => {
    const { store, session, lasting, later } = openStore();
    store.choose("MB");
    expect([store.current(), session.read(key), lasting.read(key)]).toEqual(["MB", "MB", null]);
    expect([store.isRemembered(), later().current()]).toEqual([false, null]);
  });

  test("is remembered on the device if the visitor asks for it, and so is the next choice", () => {
    const { store, later } = openStore();
    store.choose("MB");
    store.remember(true);
    expect([store.isRemembered(), later().current()]).toEqual([true, "MB"]);
    store.choose("QC");
    expect(later().current()).toBe("QC");
  });

  test("is forgotten by the device and stays for the session", () => {
    const { store, lasting, later } = openStore();
    store.choose("MB");
    store.remember(true);
    store.remember(false);
    expect([store.current(), store.isRemembered(), lasting.read(key), later().current()]).toEqual([
      "MB",
      false,
      null,
      null,
    ]);
  });

  test("stays for the session if the device forgets a choice of an earlier session", () => {
    const { store, session, lasting } = openStore();
    lasting.write(key, "NS");
    expect(store.current()).toBe("NS");
    store.remember(false);
    expect([store.current(), session.read(key), lasting.read(key)]).toEqual(["NS", "NS", null]);
  });

  test("is cleared from both storages", () => {
    const { store, session, lasting } = openStore();
    store.choose("MB");
    store.remember(true);
    store.choose(null);
    expect([store.current(), session.read(key), lasting.read(key)]).toEqual([null, null, null]);
  });

  test("can't be remembered before it is chosen, or without a lasting storage", () => {
    const { store, lasting } = openStore();
    store.remember(true);
    store.remember(false);
    expect([store.isRemembered(), lasting.read(key), store.current()]).toEqual([false, null, null]);
    const alone = provinceStore(safeStorage(memoryStorage()));
    alone.choose("MB");
    alone.remember(true);
    expect([alone.isRemembered(), alone.current()]).toEqual([false, "MB"]);
  });

  test("is ignored if the stored text is no province", () => {
    const { store, session, lasting } = openStore();
    session.write(key, "XX");
    lasting.write(key, "YT");
    expect(store.current()).toBe("YT");
  });

  test("stays while the page is open, although its storages are cleared or another tab writes to them", () => {
    const [sessionArea, lastingArea] = [memoryStorage(), memoryStorage()];
    const store = provinceStore(safeStorage(sessionArea), safeStorage(lastingArea));
    store.choose("MB");
    sessionArea().clear();
    lastingArea().setItem(key, "QC");
    expect(store.current()).toBe("MB");

    const remembered = memoryStorage();
    const other = provinceStore(safeStorage(memoryStorage()), safeStorage(remembered));
    expect(other.current()).toBeNull();
    remembered().setItem(key, "QC");
    expect(other.current()).toBeNull();
    other.choose("NS");
    expect(other.current()).toBe("NS");
  });

  test("tells its listeners of each change until they unsubscribe", () => {
    const { store } = openStore();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.choose("MB");
    store.remember(true);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    store.choose(null);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
