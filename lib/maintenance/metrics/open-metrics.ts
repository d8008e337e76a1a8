import "server-only";
import type { Server } from "node:http";
import { collectDefaultMetrics } from "prom-client";
import { type Endpoint, serveMetrics } from "@/lib/maintenance/metrics/serve-metrics";
import { makeShopMetrics } from "@/lib/maintenance/metrics/shop-metrics";
import { Metrics } from "@/lib/platform/metrics/metrics";
import { processState } from "@/lib/platform/process-state.mjs";

/** Begins to measure this process and serves what is measured. Throws where it cannot listen at that address. */
export async function openMetrics(endpoint: Endpoint): Promise<Server> {
  const metrics = new Metrics();
  const server = await serveMetrics(metrics, endpoint);
  makeShopMetrics(metrics.register);
  collectDefaultMetrics({ register: metrics.register });
  processState.metrics = metrics;
  return server;
}
