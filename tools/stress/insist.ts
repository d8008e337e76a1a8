import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, call, type Call } from "@/tools/stress/call";
import type { Stage } from "@/tools/stress/stage";

/** Longer than any fire lasts: whoever has no answer then never gets one. */
const PATIENCE_MS = 1_200_000;
const RECONNECT_MS = 500;
const LONGEST_WAIT_MS = 5_000;
const MILLISECONDS_PER_SECOND = 1_000;

/**
 * What a stubborn client does: the same call, with the same key, on any server, until there is a final answer. It
 * waits as long as it is told to, and a little longer each time.
 */
export async function insist({ ports, retries }: Stage, what: Call): Promise<Answer> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call(pick(ports), what);
    if (isFinal(answer)) return answer;
    if (Date.now() > deadline) return { ...answer, code: `no final answer, but ${answer.code}` };
    retries.push(answer.code);
    const told = answer.retryAfterSeconds * MILLISECONDS_PER_SECOND || RECONNECT_MS;
    await sleep(told + Math.random() * Math.min(RECONNECT_MS * attempt, LONGEST_WAIT_MS));
  }
}

/** The desk insists on a change. */
export async function patch(stage: Stage, path: string, body: object): Promise<string> {
  return (await insist(stage, { method: "PATCH", path, token: stage.admin.token, body })).code;
}

function isFinal({ status, code }: Answer): boolean {
  return status !== 0 && status !== 503 && code !== "IN_PROGRESS";
}

export function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}
