import { Server } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteGoodBackup } from "@/lib/platform/health/last-backups";
import { placeOrder } from "@/lib/orders/place/place-order";
import { processState } from "@/lib/platform/process-state.mjs";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { useDatabase } from "@/testing/database";
import { OpenMetrics } from "@/testing/metrics";
import { checkout, fillCart, makeKey, makeOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { sumOf } from "@/testing/prometheus";
import { ServedPages } from "@/testing/served-pages";

useDatabase();

let metrics: OpenMetrics;
beforeEach(async () => {
  metrics = await OpenMetrics.open();
});
afterEach(() => metrics.close());

describe("the port of the metrics", () => {
  it.each([
    ["GET", "/", 404],
    ["GET", "/metrics/more", 404],
    ["POST", "/metrics", 404],
    ["GET", "/metrics?a=1", 200],
  ])("answers %s %s with %i", async (method, path, status) => {
    expect((await fetch(metrics.base + path, { method })).status).toBe(status);
  });

  it("tells the text format of Prometheus", async () => {
    const response = await fetch(`${metrics.base}/metrics`);
    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const { types } = await metrics.read();
    expect(types.get("shop_http_request_duration_seconds")).toBe("histogram");
    expect(types.get("nodejs_eventloop_lag_p99_seconds")).toBe("gauge");
    expect(types.get("process_resident_memory_bytes")).toBe("gauge");
  });
});

describe("requests", () => {
  let served: ServedPages;
  beforeEach(async () => {
    served = new ServedPages();
    await served.open();
  });
  afterEach(() => served.close());

  const plain = { "Accept-Encoding": "identity" };

  it("are counted by the patterns of their routes, ready ones too", async () => {
    for (let count = 0; count < 4; count += 1) await served.ask(served.page, plain);
    await served.ask(served.page, plain, "HEAD");
    await served.ask("/made/up/7f3a?phone=01712345678", plain);
    expect(served.ready).toHaveLength(3);
    const told = await metrics.read();
    const requests = (labels: Record<string, string>) => sumOf(told, "shop_http_requests_total", labels);
    expect(requests({ route: "/[category]", method: "GET", status: "200" })).toBe(4);
    expect(requests({ route: "/[category]", method: "HEAD", status: "200" })).toBe(1);
    expect(requests({ route: "other" })).toBe(1);
    expect(requests({})).toBe(6);
    expect(sumOf(told, "shop_http_request_duration_seconds_count", { route: "/[category]" })).toBe(2);
    const lookups = (result: string) => sumOf(told, "shop_response_cache_lookups_total", { result });
    expect([lookups("hit"), lookups("miss")]).toEqual([4, 1]);
    expect(await metrics.readText()).not.toMatch(/7f3a|1712345678/);
    // What has been told once is not counted again.
    expect(sumOf(await metrics.read(), "shop_http_requests_total")).toBe(6);
  });

  it("by a method that nobody knows are all alike, and their queues have names", async () => {
    await served.ask(served.page, {}, "PROPFIND");
    const told = await metrics.read();
    expect(sumOf(told, "shop_http_requests_total", { method: "other" })).toBe(1);
    const queues = told.samples.filter(({ name }) => name === "shop_queue_expected_wait_seconds");
    expect(queues.map(({ labels }) => labels.queue)).toEqual(
      expect.arrayContaining(["orders", "sign-in", "sign-in of known devices"]),
    );
    expect(new Set(queues.map(({ labels }) => labels.queue)).size).toBe(queues.length);
  });
});

describe("the shop", () => {
  it("tells what became of orders, what they hold, and of nobody who they are", async () => {
    const user = await makeUser();
    const product = await makeProduct({ stock: "10" });
    const orderId = await makeOrder(user, { product, quantity: 3 });
    await fillCart(user, { product });
    expect(await codeOf(placeOrder({ user, input: checkout(1), key: makeKey() }))).toBe("PRICE_CHANGED");
    const told = await metrics.read();
    const orders = (outcome: string) => sumOf(told, "shop_orders_total", { by: "customer", outcome });
    expect([orders("placed"), orders("PRICE_CHANGED"), orders("call first")]).toEqual([1, 1, 0]);
    expect(sumOf(told, "shop_held_pieces")).toBe(3);
    const text = await metrics.readText();
    for (const personal of [
      user.email,
      user.name,
      user._id,
      orderId,
      product._id,
      "1712345678",
      "Rahim",
      "Dhanmondi",
    ])
      expect(text).not.toContain(personal);
  });

  it("does not count a repeat of an order as another one", async () => {
    const [user, key] = [await makeUser(), makeKey()];
    const input = checkout(1_250);
    await fillCart(user, { product: await makeProduct() });
    for (let count = 0; count < 2; count += 1) await placeOrder({ user, input, key });
    expect(sumOf(await metrics.read(), "shop_orders_total", { outcome: "placed" })).toBe(1);
  });

  it("tells the age of its backup, and nothing where there is none", async () => {
    expect((await metrics.read()).samples.map(({ name }) => name)).not.toContain("shop_backup_age_seconds");
    metrics.close();
    await noteGoodBackup(new Date(Date.now() - 5 * HOUR_MS));
    metrics = await OpenMetrics.open();
    const age = sumOf(await metrics.read(), "shop_backup_age_seconds");
    expect(age).toBeGreaterThanOrEqual(5 * 3_600);
    expect(age).toBeLessThan(5 * 3_600 + 60);
  });
});

describe("startMetrics", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    vi.resetModules();
  });

  const start = async (env: Record<string, string>) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    vi.resetModules();
    const fresh = await import("@/lib/maintenance/metrics/start-metrics");
    await fresh.startMetrics();
  };

  it("measures and opens nothing where METRICS_PORT is not set", async () => {
    metrics.close();
    const listen = vi.spyOn(Server.prototype, "listen");
    await start({ METRICS_PORT: "" });
    expect([processState.metrics, processState.orderOutcomes]).toEqual([undefined, undefined]);
    expect(listen).not.toHaveBeenCalled();
    metrics = await OpenMetrics.open();
  });

  it("ends the process with a sentence where the port is in use", async () => {
    const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
    const told = vi.spyOn(console, "error").mockReturnValue(undefined);
    const port = new URL(metrics.base).port;
    await start({ METRICS_PORT: port, METRICS_HOST: "127.0.0.1" });
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(told.mock.calls.join()).toContain(`METRICS_PORT ${port} at 127.0.0.1 (METRICS_HOST) is in use.`);
  });
});
