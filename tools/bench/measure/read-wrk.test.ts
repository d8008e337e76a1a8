import { expect, it } from "vitest";
import { readWrk } from "@/tools/bench/measure/read-wrk";

const TEXT = `Running 2s test @ http://127.0.0.1:3250/
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    10.75ms    2.88ms  38.18ms   88.06%
    Req/Sec     4.69k   497.18     5.21k    80.00%
  9337 requests in 2.00s, 43.21MB read
`;

it("reads requests and rate", () => {
  const text = `${TEXT}Requests/sec:   4661.85\nTransfer/sec:     21.57MB\n`;
  expect(readWrk(text)).toEqual({ perSecond: 4661.85, requests: 9337, failures: 0 });
});

it("counts refusals and broken connections as failures, but no late answers", () => {
  const troubles =
    "  Socket errors: connect 1, read 20, write 300, timeout 4000\n  Non-2xx or 3xx responses: 50000\n";
  expect(readWrk(`${TEXT}${troubles}Requests/sec:   4661.85\n`).failures).toBe(50_321);
});

it("throws when there is no result", () => {
  expect(() => readWrk("unable to connect to 127.0.0.1:3250 Connection refused")).toThrow(
    "unable to connect",
  );
});
