import mongoose from "mongoose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { getEnv } from "@/lib/env";
import { prepareDatabase } from "@/testing/database";
import { type OpenApi, readOpenApi } from "@/testing/fire/answers";
import { CALLER_NAMES, type CallerName, FORGED } from "@/testing/fire/callers";
import { CALLS, titleOf } from "@/testing/fire/calls";
import { type ContractCall, NO_SUCH_METHOD } from "@/testing/fire/contract-call";
import { importRoute, ROUTES } from "@/testing/fire/next-route";
import { addressOf, send } from "@/testing/fire/send";
import { shareOf } from "@/testing/fire/share-out";
import { toldCommands, watchWrites } from "@/testing/fire/watch-writes";
import { makeWorld, type World } from "@/testing/fire/world";
import { IS_LONG } from "@/testing/long-tests";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

const counts = { cells: 0, denials: 0, failures: 0, serverErrors: 0 };
let openApi: OpenApi;
let world: World;
let hasWritten: () => boolean;

beforeAll(async () => {
  await prepareDatabase();
  await connectDb(toldCommands(getEnv().MONGODB_URI));
  openApi = await readOpenApi();
  world = await makeWorld();
  hasWritten = watchWrites(mongoose.connection.getClient());
});
afterAll(async () => {
  await disconnectDb();
  const { cells, denials, failures, serverErrors } = counts;
  process.stdout.write(
    `access matrix: ${cells} cells (${denials} denials), ${failures} failures, ${serverErrors} × 5xx\n`,
  );
});

function expectedOf({ expected }: ContractCall, caller: CallerName): number {
  if (caller === "self" || caller === "other" || caller === "staff" || caller === "admin")
    return expected[caller];
  // Staff without their rights are customers at once; a caller with a bad proof is a visitor.
  return caller === "demoted admin" || caller === "former staff" ? expected.other : expected.visitor;
}

/** Checks the database after a write. The last test checks all calls that sent no write at once. */
async function checkUnchanged(): Promise<void> {
  if (!hasWritten()) return;
  const changed = await world.changed();
  // Otherwise the next cells would be blamed for the change.
  if (changed.length > 0) await restore();
  expect(changed, "the database is what it was").toEqual([]);
}

async function restore(): Promise<void> {
  await world.restore();
  // Forgets the writes of the restore, so that they do not count for the next cell.
  hasWritten();
}

async function checkCell(call: ContractCall, caller: CallerName, method: string): Promise<void> {
  counts.cells += 1;
  counts.failures += 1;
  const { status } = await send({ call, caller, world, openApi, method });
  if (status >= 500) counts.serverErrors += 1;
  expect(status).toBe(expectedOf(call, caller));
  const isDenied = status >= 400;
  if (isDenied || method === "GET" || method === "HEAD") await checkUnchanged();
  else await restore();
  if (isDenied) counts.denials += 1;
  counts.failures -= 1;
}

/** Every call refuses forged proofs alike, so neighbouring calls share the forged callers between them. */
const NEIGHBOURS = IS_LONG ? 1 : 4;
const callersOf = (place: number): CallerName[] => [
  ...CALLER_NAMES.filter((name) => !FORGED.includes(name)),
  ...shareOf(FORGED, place, NEIGHBOURS),
];

const cells = CALLS.flatMap((call, place) => {
  // The framework answers HEAD with the GET handler: once in each four is enough for whoever waits.
  const methods = call.method === "GET" && place % NEIGHBOURS === 0 ? ["GET", "HEAD"] : [call.method];
  return methods.flatMap((method) =>
    callersOf(place).map((caller) => ({
      call,
      caller,
      method,
      title: titleOf({ ...call, method: method as "GET" }),
    })),
  );
});

describe.each(CALLER_NAMES)("to %s", (name) => {
  const own = cells.filter(({ caller }) => caller === name);
  it.each(own.map((cell) => [cell.title, expectedOf(cell.call, name), cell] as const))(
    "%s answers %i",
    async (_title, _status, { call, method }) => {
      await checkCell(call, name, method);
    },
  );
});

const handlers = await Promise.all(
  ROUTES.map(async (route) => {
    const exported = await importRoute(route);
    return METHODS.filter((method) => method in exported).map((method) => ({ route, method }));
  }),
);

describe.each(ROUTES)("the handlers of %s", (route) => {
  const inMatrix = CALLS.filter((call) => call.route === route).map(({ method }): string => method);
  if (inMatrix.includes("GET")) inMatrix.push("HEAD");
  const own = handlers.flat().filter((handler) => handler.route === route);

  it("are in the matrix", () => {
    expect(inMatrix).not.toEqual([]);
  });

  it.each(own.filter(({ method }) => !inMatrix.includes(method)))(
    "$method is refused to whoever asks, because the matrix does not know it",
    async ({ method }) => {
      for (const caller of callersOf(ROUTES.indexOf(route) + METHODS.indexOf(method))) {
        counts.cells += 1;
        counts.denials += 1;
        const call: ContractCall = { method: "OPTIONS", route, expected: NO_SUCH_METHOD };
        expect((await send({ call, caller, world, openApi, method })).status, caller).toBe(405);
      }
      await checkUnchanged();
    },
  );
});

it("leaves nothing changed behind, by whatever road", async () => {
  expect(await world.changed()).toEqual([]);
});

it("describes every call of the matrix in OpenAPI, and no other", () => {
  const ours = CALLS.filter(({ route }) => !route.startsWith("auth/") && !route.startsWith("[["))
    .filter(({ route }) => route !== "openapi.json")
    .map(({ method, route }) => `${method} ${addressOf(route)}`);
  const described = Object.entries(openApi.paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
  );
  expect(described.toSorted()).toEqual([...new Set(ours)].toSorted());
});
