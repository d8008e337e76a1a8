import { expect, it } from "vitest";
import { loadInPairs } from "@/tools/bench/kept/in-pairs";
import { openBareServer, openChild } from "@/tools/bench/kept/open-bare-server";
import { median } from "@/tools/bench/measure/figures";
import { scriptCommand } from "@/scripts/launcher/run-script.mjs";

const PATH = "/belts";
const LEAST_PERCENT = 60;
const PATIENCE_MS = 300_000;

it(
  "answers a kept page with little more of the processor than a bare server takes for the same bytes",
  async ({ onTestFinished }) => {
    const defer = (cleanup: () => unknown) => onTestFinished(async () => void (await cleanup()));
    const ours = await openChild(
      (port) => scriptCommand("testing/kept-page.ts", [String(port)]),
      PATH,
      defer,
    );
    const bare = await openBareServer({ base: ours.base, pages: { home: PATH } }, defer);
    const { first, second, failures } = await loadInPairs({
      first: { url: `${ours.base}${PATH}`, pid: ours.pid },
      second: { url: `${bare.base}${PATH}`, pid: bare.pid },
      kind: "compressed",
    });
    const ofProcessor = first.cpuMs.map((cpuMs, pair) => (100 * (second.cpuMs[pair] ?? NaN)) / cpuMs);
    expect(failures).toBe(0);
    // What each gets through in a second of its processor: other work on the machine takes the same from both.
    expect(median(ofProcessor), String(ofProcessor)).toBeGreaterThanOrEqual(LEAST_PERCENT);
  },
  PATIENCE_MS,
);
