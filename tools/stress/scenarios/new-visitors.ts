import { setTimeout as sleep } from "node:timers/promises";
import { endChild } from "@/scripts/launcher/child.mjs";
import { readFlooded } from "@/tools/stress/flooded";
import { lastLineOf, startPeople } from "@/tools/stress/people";
import type { Scenario, Size } from "@/tools/stress/scenario";
import type { Stage } from "@/tools/stress/stage";
import { slowestOf, visitAnew } from "@/tools/stress/visits/visit-anew";

const ADDRESSES = 200;
/** The queues are as long by then as they get. */
const BEGUN_MS = 4_000;
/** A weaker flood tries nothing: half of what all addresses are to ask for in a second. */
const ENOUGH_PER_SECOND = 300;

/**
 * Strangers ask for pages that have to be made, each over a new connection: whoever else comes new gets a kept page at once,
 * and one that is made soon.
 */
export const newVisitors: Scenario = {
  name: ({ newVisits }) =>
    `${ADDRESSES} addresses with one new connection after the other, which they leave or stay on, and ${newVisits} new visitors`,
  shop: "limited",
  // nginx keeps its connections to the server.
  isWithoutProxy: true,
  async run(stage, size) {
    const leaving = await withstand(stage, "leaving", size);
    const staying = await withstand(stage, "staying", size);
    return { clients: 2 * (ADDRESSES + size.newVisits), happened: `${leaving}; ${staying}` };
  },
};

async function withstand(
  stage: Stage,
  kind: "leaving" | "staying",
  { newVisits, newVisitMs }: Size,
): Promise<string> {
  const [port = 0] = stage.ports;
  const quiet = await visitAnew(port, newVisits);
  const isHeldTo = Number.isFinite(newVisitMs);
  const strangers = await startPeople("tools/stress/visits/flood.ts", [port, ADDRESSES, kind], isHeldTo);
  await strangers.begun;
  await sleep(BEGUN_MS);
  const visits = await visitAmid(strangers, port, newVisits);
  const { told, perSecond } = readFlooded(lastLineOf(await strangers.output));
  const statuses = stage.expect(
    [...quiet, ...visits].map(({ status }) => status),
    ["200"],
  );
  const slowestMs = slowestOf(visits);
  stage.must(slowestMs <= newVisitMs, `${kind}: a new visitor waited for ${slowestMs} ms`);
  const isFlood = perSecond >= ENOUGH_PER_SECOND;
  stage.must(isFlood || !isHeldTo, `${kind}: only ${perSecond.toFixed(0)} in a second, which is no flood`);
  return [
    `${kind}: new visitors ${statuses}`,
    `the slowest after ${slowestMs} ms, before ${slowestOf(quiet)} ms`,
    `strangers ${told}, ${perSecond.toFixed(0)} in a second`,
  ].join(", ");
}

async function visitAmid({ child }: Awaited<ReturnType<typeof startPeople>>, port: number, count: number) {
  try {
    return await visitAnew(port, count);
  } finally {
    await endChild(child);
  }
}
