import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { reloadIfStorageChanged } from "#app/navigation/reload-if-storage-changed.ts";

const reload = vi.fn();

beforeAll(() => reloadIfStorageChanged(reload));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sessionStorage.setItem("province", "ON");
});

afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
});

const leave = () => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
const comeBack = (persisted = true) => dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

test.each([
  ["the session's entries", () => sessionStorage.setItem("tool:auto-insurance-calculator", "{}")],
  ["another province", () => sessionStorage.setItem("province", "QC")],
  ["the device's ticks", () => localStorage.setItem("steps:crash", "[]")],
  ["cleared storage", () => sessionStorage.clear()],
])("a page that the browser kept is loaded anew after a change: %s", (_, change) => {
  leave();
  change();
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

test("it stays as it was left if only scroll positions have changed, which every page notes", () => {
  leave();
  sessionStorage.setItem("scroll-positions", '{"default":120}');
  comeBack();
  expect(reload).not.toHaveBeenCalled();
});

test("a page that is loaded doesn't load again", () => {
  leave();
  sessionStorage.setItem("province", "QC");
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
});

test("it stays where the browser blocks its storage", () => {
  vi.spyOn(Storage.prototype, "key").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  leave();
  sessionStorage.setItem("province", "QC");
  comeBack();
  expect(reload).not.toHaveBeenCalled();
});
