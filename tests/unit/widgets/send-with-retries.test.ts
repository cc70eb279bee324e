import { describe, expect, test, vi } from "vitest";
import { LeadNotStored } from "#domain/lead-not-stored.ts";
import { sendWithRetries } from "#widgets/leads/lead-form/send-with-retries.ts";

/** A clock that advances only by pauses and by the duration of tries. */
function fakeClock() {
  let time = 0;
  const pauses: number[] = [];
  return {
    pauses,
    take: (milliseconds: number) => (time += milliseconds),
    clock: {
      now: () => time,
      pause: async (milliseconds: number) => {
        pauses.push(milliseconds);
        time += milliseconds;
      },
    },
  };
}

const unreachable = () => new LeadNotStored("unreachable", "no");
const busy = (retryAfter?: number) => new LeadNotStored("too-many", "later", { retryAfter });

/** Fails with each of these in turn, then succeeds. */
function failing(...failures: readonly Error[]) {
  const left = [...failures];
  return vi.fn(async () => {
    const failure = left.shift();
    if (failure !== undefined) throw failure;
  });
}

const ignore = () => {};

describe("a lead is sent", () => {
  test("once if the request succeeds", async () => {
    const { clock, pauses } = fakeClock();
    const send = failing();
    await sendWithRetries(send, ignore, clock);
    expect([send.mock.calls.length, pauses]).toEqual([1, []]);
  });

  test("up to three more times when the backend can't be reached, with doubled delays", async () => {
    const { clock, pauses } = fakeClock();
    const send = failing(unreachable(), unreachable(), unreachable());
    await sendWithRetries(send, ignore, clock);
    expect([send.mock.calls.length, pauses]).toEqual([4, [400, 800, 1600]]);
  });

  test("at most four times", async () => {
    const { clock } = fakeClock();
    const send = failing(unreachable(), unreachable(), unreachable(), unreachable());
    await expect(sendWithRetries(send, ignore, clock)).rejects.toMatchObject({ reason: "unreachable" });
    expect(send).toHaveBeenCalledTimes(4);
  });

  test("not again if the delays would exceed five seconds", async () => {
    const { clock, take } = fakeClock();
    const send = vi.fn(async () => {
      take(2400);
      throw unreachable();
    });
    await expect(sendWithRetries(send, ignore, clock)).rejects.toMatchObject({ reason: "unreachable" });
    expect(send).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["refused", new LeadNotStored("refused", "no")],
    ["unanswered", new LeadNotStored("unanswered", "no")],
    ["offline", new LeadNotStored("offline", "no")],
    ["too many without a time", busy()],
    ["anything else", new Error("broken")],
  ])("once when it is %s", async (_, failure) => {
    const { clock } = fakeClock();
    const send = failing(failure);
    await expect(sendWithRetries(send, ignore, clock)).rejects.toBe(failure);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe("a busy backend", () => {
  test("is retried after the delay it requests, and the visitor is informed", async () => {
    const { clock, pauses } = fakeClock();
    const onWait = vi.fn();
    await sendWithRetries(failing(busy(2), busy(30)), onWait, clock);
    expect(onWait.mock.calls).toEqual([[2], [30]]);
    expect(pauses).toEqual([2000, 30_000]);
  });

  test("is retried for a minute at most, all delays together", async () => {
    const { clock } = fakeClock();
    const send = failing(busy(40), busy(21));
    await expect(sendWithRetries(send, ignore, clock)).rejects.toMatchObject({ reason: "too-many", retryAfter: 21 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("that requests no delay is retried once a second, for a minute", async () => {
    const { clock, pauses } = fakeClock();
    const send = vi.fn(async () => {
      throw busy(0);
    });
    await expect(sendWithRetries(send, ignore, clock)).rejects.toMatchObject({ reason: "too-many" });
    expect(pauses).toEqual(Array.from({ length: 60 }, () => 1000));
  });
});

test("uses the browser's clock by default", async () => {
  vi.useFakeTimers();
  const send = failing(unreachable());
  const sent = sendWithRetries(send, ignore);
  await vi.advanceTimersByTimeAsync(400);
  await sent;
  expect(send).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
