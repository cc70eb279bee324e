import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { safeStorage } from "#services/safe-storage.ts";
import { useExitIntent } from "#widgets/leads/exit-intent/exit-intent.tsx";
import { stoppedClock } from "../../mocks/stopped-clock.ts";
import { memoryStorage } from "../unit/widgets/storages.ts";

function watch({ prepare = async () => true, session = safeStorage(memoryStorage()) } = {}) {
  const { clock, goOn } = stoppedClock();
  const { result } = renderHook(() => useExitIntent({ prepare, session, clock }));
  return {
    isOpen: () => result.current.isOpen,
    close: () => act(() => result.current.close()),
    advance: (milliseconds: number) => act(async () => goOn(milliseconds)),
  };
}

/** Adds an element to the page, which ends with the test. */
function mount(html: string): HTMLElement {
  const part = document.body.appendChild(document.createElement("div"));
  part.innerHTML = html;
  return part;
}

const scroll = (at?: number) =>
  act(() => void dispatchEvent(at === undefined ? new Event("scroll") : new CustomEvent("scroll", { detail: at })));

test("the popup opens 30 seconds after the first scroll, and later scrolls do not delay it", async () => {
  const { isOpen, advance } = watch();
  await advance(60_000);
  expect(isOpen()).toBe(false);
  scroll();
  await advance(20_000);
  scroll();
  await advance(9999);
  expect(isOpen()).toBe(false);
  await advance(1);
  expect(isOpen()).toBe(true);
});

test("a scroll replayed from before hydration counts from its own time", async () => {
  const { isOpen, advance } = watch();
  await advance(25_000);
  scroll(1000);
  await advance(5999);
  expect(isOpen()).toBe(false);
  await advance(1);
  expect(isOpen()).toBe(true);
});

test("once closed, the popup stays closed for the session, on this page and the next", async () => {
  const session = safeStorage(memoryStorage());
  const first = watch({ session });
  scroll();
  await first.advance(30_000);
  first.close();
  await first.advance(60_000);
  expect(first.isOpen()).toBe(false);
  const next = watch({ session });
  scroll();
  await next.advance(30_000);
  expect(next.isOpen()).toBe(false);
});

test("the popup waits while a visitor is typing, and stays closed when its code fails to load", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  const { isOpen, advance } = watch();
  field.focus();
  scroll();
  await advance(30_000);
  await advance(10_000);
  expect(isOpen()).toBe(false);
  field.remove();
  await advance(2000);
  expect(isOpen()).toBe(true);

  const missing = watch({ prepare: async () => false });
  scroll();
  await missing.advance(30_000);
  await missing.advance(30_000);
  expect(missing.isOpen()).toBe(false);
});

test.each([
  ["text", "<input>", { value: "Ann" }, { value: "" }],
  ["a box", "<input type=checkbox>", { checked: true }, { checked: false }],
  ["a choice", "<select><option></option><option>ON</option></select>", { value: "ON" }, { value: "" }],
  ["long text", "<textarea></textarea>", { value: "Ann" }, { value: "" }],
])("the popup waits while a visible form holds %s that somebody has entered", async (_, html, entered, empty) => {
  const part = mount(`<form>${html}</form>`);
  const [control = part] = part.querySelectorAll("form > *");
  const { isOpen, advance } = watch();
  Object.assign(control, entered);
  scroll();
  await advance(30_000);
  await advance(10_000);
  expect(isOpen()).toBe(false);
  Object.assign(control, empty);
  await advance(2000);
  expect(isOpen()).toBe(true);
  part.remove();
});

test("a form with its defaults, one that isn't shown, and an example answer don't delay the popup", async () => {
  const part = mount(`<form><input value=30><input type=checkbox checked>
    <select><option>ON</option><option selected>QC</option></select><input type=hidden value=x></form>
    <form hidden><input id=changed></form>
    <div data-slot="tool-answer" data-example="true">Cost to rebuild your home</div>`);
  const changed = part.querySelector<HTMLInputElement>("#changed");
  if (changed !== null) changed.value = "Ann";
  const { isOpen, advance } = watch();
  scroll();
  await advance(30_000);
  expect(isOpen()).toBe(true);
  part.remove();
});

test.each(["tool-answer", "life-needs-results"])(
  "the popup waits while %s is shown and for a minute after",
  async (slot) => {
    const tool = mount(`<div data-slot="${slot}">Cost to rebuild your home</div>`);
    const { isOpen, advance } = watch();
    scroll();
    await advance(30_000);
    await advance(2000);
    expect(isOpen()).toBe(false);
    tool.remove();
    await advance(58_000);
    expect(isOpen()).toBe(false);
    await advance(2000);
    expect(isOpen()).toBe(true);
  },
);
