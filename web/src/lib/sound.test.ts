import { beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "./server/connection.svelte";
import { clockSound, heard, listenToClock, loudness } from "./sound";
import { settings } from "./settings.svelte";
import type { Sound } from "./sound-palette";

vi.mock("./settings.svelte", () => ({ settings: { muted: false, volume: 60 } }));
vi.mock("./frames", () => ({ afterFrame: (work: () => void) => work() }));
const played: Sound[] = [];
vi.mock("./sound-palette", () => ({
  LENGTH: {},
  synthesise: (sound: Sound) => played.push(sound),
}));

beforeEach(() => {
  played.length = 0;
  Object.assign(settings, { muted: false, volume: 60 });
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  vi.stubGlobal("AudioContext", class { currentTime = 0; resume() {} suspend() {} }); // prettier-ignore
  vi.stubGlobal("GainNode", class { connect() {} }); // prettier-ignore
  vi.stubGlobal("DynamicsCompressorNode", class { connect() {} }); // prettier-ignore
});

test("one hears one's own coins, and the cards of all on the table", () => {
  const events = [
    ["bought", 1, 3, "AD 2400", 6, null],
    ["played", 2, 40],
  ];
  expect([...heard(events, 1)]).toEqual(["coins", "card"]);
  expect([...heard(events, 0)]).toEqual(["card"]);
  expect([...heard(events, null)]).toEqual(["card"]);
});

test("all hear a clash, and how it ends", () => {
  expect([...heard([["clash_result", [0], [1]]], null)]).toEqual(["clash"]);
  expect([...heard([["placing", 1, [[0], [1]], [21, 15]]], null)]).toEqual(["crowd"]);
});

function table(left: number): () => void {
  const started = Date.now();
  return listenToClock({
    get now() {
      return Date.now();
    },
    table: { due: [{ what: "timer", at: started + left }] },
  } as unknown as Connection);
}

test("the last minute is heard, its last ten seconds one by one", () => {
  const stop = table(63_000);
  vi.advanceTimersByTime(65_000);
  stop();
  expect(played).toEqual(["bell", ...Array<Sound>(18).fill("clock"), "bell"]);
  expect(clockSound(61)).toBeNull();
  expect(clockSound(37)).toBeNull();
});

test("who sits down in the last seconds hears the clock from the next one on", () => {
  const stop = table(4500);
  vi.advanceTimersByTime(2000);
  stop();
  expect(played).toEqual(["clock", "clock"]);
});

test("nothing is heard when muted, and nothing before the first click", () => {
  Object.assign(settings, { muted: true });
  const stop = table(5000);
  vi.advanceTimersByTime(2000);
  Object.assign(settings, { muted: false });
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  vi.advanceTimersByTime(2000);
  stop();
  expect(played).toEqual([]);
});

test("the slider goes from silence to full", () => {
  expect(loudness(0)).toBe(0);
  expect(loudness(100)).toBe(1);
  expect(loudness(50)).toBeLessThan(0.5);
});
