import type { Kind } from "@/tools/bench/load/encodings";
import { loadInPairs, type Target } from "@/tools/bench/load/in-pairs";
import { askOneByOne } from "@/tools/bench/load/one-by-one";
import { type Figure, figure, percentile, tellNumber, tellSpread } from "@/tools/bench/measure/figures";

const KIB = 1_024;

export const HEADINGS = [
  "page",
  "sent",
  "KiB",
  "requests/s",
  "bare server",
  "share in %",
  "CPU ms, bare",
  "first byte ms p50, p95, bare p50",
  "whole ms",
];

interface PageOptions {
  page: string;
  kind: Kind;
  ours: Target;
  bare: Target;
}

interface MeasuredPage {
  figures: Figure[];
  /** Under HEADINGS. */
  row: string[];
  failures: number;
}

/** One page under load beside the bare server, and then with one connection. */
export async function measurePage({ page, kind, ours, bare }: PageOptions): Promise<MeasuredPage> {
  const { first, second, shares } = await loadInPairs({ first: ours, second: bare, kind });
  const own = await askOneByOne(ours.url, kind);
  const other = await askOneByOne(bare.url, kind);
  const name = `load: ${page}, ${kind}`;
  const requests = figure(
    `${name}, requests`,
    "/s",
    first.map(({ perSecond }) => perSecond),
  );
  const bareRequests = figure(
    `${name}, bare requests`,
    "/s",
    second.map(({ perSecond }) => perSecond),
  );
  const share = figure(`${name}, share`, "%", shares);
  const cpu = figure(
    `${name}, processor time`,
    "ms",
    first.map(({ cpuMs }) => cpuMs),
  );
  const bareCpu = figure(
    `${name}, bare processor time`,
    "ms",
    second.map(({ cpuMs }) => cpuMs),
  );
  const firstByte = figure(`${name}, first byte`, "ms", own.firstByteMs);
  const p95 = figure(`${name}, first byte, p95`, "ms", [percentile(own.firstByteMs, 0.95)]);
  const bareFirstByte = figure(`${name}, bare first byte`, "ms", other.firstByteMs);
  const whole = figure(`${name}, whole page`, "ms", own.wholeMs);
  const size = figure(`${name}, size`, "KiB", [own.bytes / KIB]);
  const row = [
    page,
    kind,
    tellNumber(size.median),
    tellSpread(requests),
    tellSpread(bareRequests),
    tellSpread(share),
    `${tellNumber(cpu.median)}, ${tellNumber(bareCpu.median)}`,
    [firstByte, p95, bareFirstByte].map(({ median }) => tellNumber(median)).join(", "),
    tellNumber(whole.median),
  ];
  const failures = [...first, ...second].reduce((sum, round) => sum + round.failures, 0);
  const figures = [requests, bareRequests, share, cpu, bareCpu, firstByte, p95, bareFirstByte, whole, size];
  return { figures, row, failures };
}
