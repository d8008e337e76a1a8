import { setTimeout as sleep } from "node:timers/promises";
import { inTurn, range, tell } from "@/tools/stress/many";
import { RawConnection } from "@/tools/stress/raw-connection";
import type { Scenario, Size } from "@/tools/stress/scenario";
import type { Stage } from "@/tools/stress/stage";
import { slowestOf, visitAnew } from "@/tools/stress/visits/visit-anew";

const ADDRESSES = 40;
const LARGE_HEADERS = 50;
const LARGE_HEADER_BYTES = 100_000;
const VISITS = 40;
/** So many connections are opened at a time, with pauses in which this process hears of them. */
const WAVE = 50;
const WAVE_PAUSE_MS = 10;
const DRIP_MS = 1_000;
/** Longer than the server lets a connection be idle, a header be half sent, or a small body be on its way. */
const ENDED_WITHIN_MS = 90_000;
const ENDED_EVERY_MS = 500;

const GET = "GET / HTTP/1.1\r\nHost: shop\r\n";
const WHOLE = `${GET}\r\n`;
const LAST = `${GET}Connection: close\r\n\r\n`;
const HALF = `${GET}X-Half: `;
const LARGE = `${GET}Connection: close\r\nX-Large: ${"x".repeat(LARGE_HEADER_BYTES)}\r\n\r\n`;
const BEGUN_BODY =
  "POST /api/users HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{";
/** An idle one says nothing at all, or half a request, or it is kept after an answer. */
const IDLE = ["", HALF, "HEAD / HTTP/1.1\r\nHost: shop\r\n\r\n"];

/** Few clients hold thousands of connections in all the ways that cost a server something; whoever comes new is served. */
export const connections: Scenario = {
  name: ({ idleConnections, slowBodies, pipelined }) =>
    `${idleConnections} idle connections from ${ADDRESSES} addresses, ${slowBodies} slow bodies, ${LARGE_HEADER_BYTES / 1_000} KB headers and ${pipelined} pipelined requests`,
  isWithoutProxy: true,
  isIn: ({ idleConnections }) => idleConnections > 0,
  async run(stage, size) {
    const [port = 0] = stage.ports;
    const before = await visitAnew(port, VISITS);
    const visiting = visitAnew(port, VISITS);
    const held = await holdAll(port, size);
    const large = range(LARGE_HEADERS).map((index) => openFrom(port, index, LARGE));
    const pipeline = openFrom(port, 0, `${WHOLE.repeat(size.pipelined - 1)}${LAST}`);
    const during = await visiting;
    const visits = [...before, ...during].map(({ status }) => status);
    const all = [...held, ...large, pipeline];
    const open = await countOpen(all);
    stage.must(open === 0, `${open} connections are still open after ${ENDED_WITHIN_MS} ms`);
    const answers = pipeline.statuses;
    const isAnswered = answers.length === size.pipelined || answers.at(-1) === "429";
    stage.must(isAnswered, `pipelined requests were cut off behind ${answers.length} answers`);
    const happened = [
      `new visitors: ${stage.expect(visits, ["200"])}, the slowest after ${slowestOf(during)} ms, before ${slowestOf(before)} ms`,
      `held: ${tellEnds(stage, held)}`,
      `large headers: ${tellEnds(stage, large)}`,
      `pipelined: ${tell(answers)}, ${tellEnds(stage, [pipeline])} at the end`,
    ];
    return { clients: all.length + visits.length, happened: happened.join("; ") };
  },
};

/** Opens them within seconds, the slow ones last; those send a byte of their body now and then. */
async function holdAll(port: number, { idleConnections, slowBodies }: Size): Promise<RawConnection[]> {
  const held: RawConnection[] = [];
  for (const index of range(idleConnections + slowBodies)) {
    const isSlow = index >= idleConnections;
    const connection = openFrom(port, index, isSlow ? BEGUN_BODY : inTurn(IDLE, index));
    if (isSlow) connection.drip(" ", DRIP_MS);
    held.push(connection);
    if (index % WAVE === 0) await sleep(WAVE_PAUSE_MS);
  }
  return held;
}

const openFrom = (port: number, index: number, bytes: string) =>
  new RawConnection({ port, from: `127.0.0.${(index % ADDRESSES) + 10}`, bytes });

/** How each of these ended, by its last answer; none may have been cut without one, or be told to come back but not when. */
function tellEnds(stage: Stage, over: RawConnection[]): string {
  const ends = over.map(({ statuses, heard }) => {
    const last = statuses.at(-1) ?? "cut";
    const isTold = /^Retry-After: \d+\r$/im.test(heard) || !["429", "503"].includes(last);
    return isTold ? last : `${last} without Retry-After`;
  });
  return stage.expect(ends, ["200", "408", "429", "431", "503"]);
}

/** How many are still open when each should have ended; closes them. */
async function countOpen(all: RawConnection[]): Promise<number> {
  const endsAt = Date.now() + ENDED_WITHIN_MS;
  while (all.some(({ isOver }) => !isOver) && Date.now() < endsAt) await sleep(ENDED_EVERY_MS);
  const open = all.filter(({ isOver }) => !isOver);
  for (const connection of open) connection.close();
  return open.length;
}
