import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Metrics } from "@/lib/platform/metrics/metrics";
import { processState } from "@/lib/platform/process-state.mjs";
import { parseExposition, sumOf } from "@/testing/prometheus";
import { reportClientError } from "./report-client-error.mjs";

const UNPARSED = { code: "BAD_REQUEST", requestId: "of-it", status: 400 };
const REFUSED = { code: "OVERLOADED", requestId: "of-it", status: 503 };

let metrics: Metrics;
const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);

beforeEach(() => {
  vi.useFakeTimers();
  write.mockClear();
  metrics = new Metrics();
  processState.metrics = metrics;
});
afterEach(() => {
  vi.useRealTimers();
  processState.metrics = undefined;
});

const lines = () => write.mock.calls.map(([line]) => JSON.parse(String(line)));

it("counts and logs what could not be parsed as a request", async () => {
  reportClientError(UNPARSED, { isLogging: true });
  const told = parseExposition(await metrics.readText());
  expect(sumOf(told, "shop_http_requests_total", { route: "other", status: "400" })).toBe(1);
  expect(lines()).toEqual([
    expect.objectContaining({ route: "(unparsed)", requestId: "of-it", status: 400 }),
  ]);
});

it("counts refused connections apart from requests, whose failures raise an alert", async () => {
  for (let index = 0; index < 3; index += 1) reportClientError(REFUSED, { isLogging: false });
  const told = parseExposition(await metrics.readText());
  expect(sumOf(told, "shop_connections_refused_total")).toBe(3);
  expect(sumOf(told, "shop_http_requests_total")).toBe(0);
  vi.advanceTimersByTime(5_000);
  expect(lines()).toEqual([]);
});

it("logs one line a second for all connections that are refused in it", () => {
  for (let index = 0; index < 500; index += 1) reportClientError(REFUSED, { isLogging: true });
  vi.advanceTimersByTime(1_000);
  reportClientError(REFUSED, { isLogging: true });
  vi.advanceTimersByTime(5_000);
  const line = { level: "info", message: "request", route: "(refused)", status: 503 };
  expect(lines()).toEqual([
    { ...line, time: expect.any(String), count: 500 },
    { ...line, time: expect.any(String), count: 1 },
  ]);
});
