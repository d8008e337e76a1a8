import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { askHello, connectionSettings, type Hello } from "@/lib/platform/database/connection-settings";
import { isDatabaseUnavailable } from "@/lib/platform/database/db";
import { getEnv } from "@/lib/env";

// What each server answers, shortened to what tells them apart.
const MONGOD = { isWritablePrimary: true, logicalSessionTimeoutMinutes: 30, maxWireVersion: 25 };
const MEMBER = { ...MONGOD, setName: "rs0", hosts: ["a:27017", "b:27017", "c:27017"], primary: "a:27017" };
const SECONDARY = { ...MEMBER, isWritablePrimary: false, secondary: true };
const MONGOS = { ...MONGOD, msg: "isdbgrid" };
const ENGINE = { isWritablePrimary: true, maxWireVersion: 29 };

describe("connectionSettings", () => {
  it.each<[string, Hello]>([
    ["a primary", MEMBER],
    ["a secondary", SECONDARY],
    ["mongos", MONGOS],
    ["a mongod alone", MONGOD],
  ])("lets the driver try once more and check its texts on %s", (_, hello) => {
    const settings = connectionSettings(hello, "shopper");
    expect(settings).toMatchObject({ retryReads: true, retryWrites: true });
    expect(settings).not.toHaveProperty("enableUtf8Validation");
    expect(settings.socketTimeoutMS).toBeGreaterThan(3_000);
  });

  it.each<[string, Hello, unknown]>([
    ["a primary", MEMBER, "majority"],
    ["a secondary", SECONDARY, "majority"],
    ["mongos", MONGOS, "majority"],
    ["a mongod alone", MONGOD, 1],
    ["the demo's engine", ENGINE, 1],
  ])("waits for the journal on %s, and for others where there are others", (_, hello, w) => {
    expect(connectionSettings(hello, "shopper").writeConcern).toEqual({ w, journal: true });
    expect(connectionSettings(hello, "operator").writeConcern).toEqual({ w, journal: true });
  });

  it("keeps the demo's settings for the demo's engine", () => {
    expect(connectionSettings(ENGINE, "shopper")).toMatchObject({
      retryReads: false,
      retryWrites: false,
      enableUtf8Validation: false,
      socketTimeoutMS: 2_000,
    });
  });

  it.each<[string, Hello]>([
    ["a replica set", MEMBER],
    ["the demo's engine", ENGINE],
  ])("lets a command of an operator take an hour on %s", (_, hello) => {
    const settings = connectionSettings(hello, "operator");
    expect(settings.socketTimeoutMS).toBe(60 * 60_000);
    expect(settings.connectTimeoutMS).toBeGreaterThan(10_000);
  });
});

describe("askHello", () => {
  it("learns that the engine of the tests has no sessions", async () => {
    const hello = await askHello(getEnv().MONGODB_URI);
    expect(hello).toMatchObject({ ok: 1 });
    expect(hello).not.toHaveProperty("setName");
    expect(connectionSettings(hello, "shopper").enableUtf8Validation).toBe(false);
  });

  it("gives up on a server that accepts and says nothing, as on one that cannot be reached", async () => {
    const silent = createServer(() => undefined).listen(0, "127.0.0.1");
    await new Promise((resolve) => silent.once("listening", resolve));
    const address = silent.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const thrown: unknown = await askHello(`mongodb://127.0.0.1:${port}/shop`).catch(
      (error: unknown) => error,
    );
    silent.close();
    expect(isDatabaseUnavailable(thrown)).toBe(true);
  });
});
