import type { MongoClient } from "mongodb";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Measures what the driver tells of its connections. A connection is taken for one command and given back after its
 * answer; the driver's monitoring of commands would tell the same, and parse each answer twice (docs/adr/0043).
 */
export function makeDatabaseWatch(register: Registry): (client: Pick<MongoClient, "on">) => void {
  const common = { registers: [register] };
  const waits = new Histogram({
    ...common,
    name: "shop_database_connection_wait_seconds",
    help: "How long a command waited for a connection.",
    buckets: BUCKETS_SECONDS,
  });
  const trips = new Histogram({
    ...common,
    name: "shop_database_command_seconds",
    help: "How long a command had its connection: a trip to the database and back.",
    buckets: BUCKETS_SECONDS,
  });
  const failures = new Counter({
    ...common,
    name: "shop_database_connection_failures_total",
    help: "Commands that got no connection.",
  });
  const busy = new Gauge({
    ...common,
    name: "shop_database_connections_busy",
    help: "Connections that a command has now.",
  });
  return (client) => {
    const takenAt = new Map<string, number>();
    busy.set(0);
    client.on("connectionCheckedOut", ({ address, connectionId, durationMS }) => {
      takenAt.set(`${address} ${connectionId}`, performance.now());
      waits.observe(durationMS / SECOND_MS);
      busy.set(takenAt.size);
    });
    client.on("connectionCheckedIn", ({ address, connectionId }) => {
      const key = `${address} ${connectionId}`;
      const since = takenAt.get(key);
      takenAt.delete(key);
      if (since !== undefined) trips.observe((performance.now() - since) / SECOND_MS);
      busy.set(takenAt.size);
    });
    client.on("connectionCheckOutFailed", () => failures.inc());
  };
}
