import { ENCODINGS, type Kind } from "@/tools/bench/kept/encodings";
import { repeat } from "@/tools/bench/measure/bounds";
import { readCpuTime } from "@/tools/bench/measure/cpu-time";
import { runLoad } from "@/tools/bench/measure/load";

const CONNECTIONS = 50;
const SECONDS = 2;
const PAIRS = 5;
const MAX_SECONDS = 60;

/** A server under load: the address to request, and its process id where it is ours. */
export interface Target {
  url: string;
  pid: number | undefined;
}

interface Round {
  perSecond: number;
  /** Processor milliseconds for a request: on a busy machine they say more than requests per second. */
  cpuMs: number;
  failures: number;
}

const toColumns = (rounds: Round[]) => ({
  perSecond: rounds.map(({ perSecond }) => perSecond),
  cpuMs: rounds.map(({ cpuMs }) => cpuMs),
});

interface PairOptions {
  first: Target;
  second: Target;
  kind: Kind;
}

/** Loads both servers in turn with the same requests, so that other work on the machine affects both alike. */
export async function loadInPairs({ first, second, kind }: PairOptions) {
  const pairs = await repeat({ runs: PAIRS, maxSeconds: MAX_SECONDS }, async (run) => {
    if (run % 2 === 0) return { ours: await load(first, kind), other: await load(second, kind) };
    const other = await load(second, kind);
    return { ours: await load(first, kind), other };
  });
  return {
    first: toColumns(pairs.map(({ ours }) => ours)),
    second: toColumns(pairs.map(({ other }) => other)),
    failures: pairs.reduce((sum, { ours, other }) => sum + ours.failures + other.failures, 0),
    /** The first server's requests per second in percent of the second's, for each pair. */
    shares: pairs.map(({ ours, other }) => (100 * ours.perSecond) / other.perSecond),
  };
}

async function load({ url, pid }: Target, kind: Kind): Promise<Round> {
  const before = await readCpuTime(pid);
  const acceptEncoding = ENCODINGS[kind];
  const done = await runLoad({ urls: [url], acceptEncoding, connections: CONNECTIONS, seconds: SECONDS });
  const cpuMs = ((await readCpuTime(pid)) - before) / done.requests;
  return { perSecond: done.perSecond, cpuMs, failures: done.failures };
}
