import type { Kind } from "@/tools/bench/kept/encodings";
import { loadInPairs, type Target } from "@/tools/bench/kept/in-pairs";
import { askOneByOne } from "@/tools/bench/kept/one-by-one";
import { figure, percentile, tellNumber, tellSpread } from "@/tools/bench/measure/figures";

const KIB = 1_024;

export const HEADINGS = [
  "page",
  "sent",
  "KiB",
  "requests/s",
  "bare server",
  "share in %",
  "CPU ms, bare",
  "CPU share in %",
  "first byte ms p50, p95, bare p50",
  "whole ms",
];

interface PageOptions {
  page: string;
  kind: Kind;
  ours: Target;
  bare: Target;
}

/** One page under load beside the bare server, and then with one connection; its row is under HEADINGS. */
export async function measurePage({ page, kind, ours, bare }: PageOptions) {
  const { first, second, shares, failures } = await loadInPairs({ first: ours, second: bare, kind });
  const own = await askOneByOne(ours.url, kind);
  const other = await askOneByOne(bare.url, kind);
  const name = `kept: ${page}, ${kind}`;
  const requests = figure(`${name}, requests`, "/s", first.perSecond);
  const bareRequests = figure(`${name}, bare requests`, "/s", second.perSecond);
  const share = figure(`${name}, share`, "%", shares);
  const cpu = figure(`${name}, processor time`, "ms", first.cpuMs);
  const bareCpu = figure(`${name}, bare processor time`, "ms", second.cpuMs);
  const cpuShare = figure(
    `${name}, share of the bare processor time`,
    "%",
    first.cpuMs.map((cpuMs, pair) => (100 * (second.cpuMs[pair] ?? NaN)) / cpuMs),
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
    tellSpread(cpuShare),
    [firstByte, p95, bareFirstByte].map(({ median }) => tellNumber(median)).join(", "),
    tellNumber(whole.median),
  ];
  const figures = [
    requests,
    bareRequests,
    share,
    cpu,
    bareCpu,
    cpuShare,
    firstByte,
    p95,
    bareFirstByte,
    whole,
    size,
  ];
  return { figures, row, failures };
}
