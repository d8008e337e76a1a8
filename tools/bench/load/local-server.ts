import { setTimeout as sleep } from "node:timers/promises";
import { timeGet } from "@/tools/bench/measure/timed-get";

const START_ATTEMPTS = 50;
const PAUSE_MS = 100;

/** A server of the bench's own. */
export interface LocalServer {
  base: string;
  pid: number | undefined;
  stop: () => Promise<void>;
}

export async function waitUntilAnswering(url: string): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const answer = await timeGet(url).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${url} does not answer.`);
}
