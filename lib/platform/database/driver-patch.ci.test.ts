import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { MongoClient, MongoNetworkError } from "mongodb";
import { Connection, type WriteCommand } from "mongodb/lib/cmap/connection.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { connectDb, disconnectDb, pingDb } from "@/lib/platform/database/db";
import {
  endsWithItsSocket,
  isKnown,
  patchDriver,
  patchWriteCommand,
} from "@/lib/platform/database/driver-patch";
import { getEnv } from "@/lib/env";
import { processState } from "@/lib/platform/process-state.mjs";

const patchedOrOriginal = Connection.prototype.writeCommand;
/** The driver's own method, also where a test before this one has patched it. */
const original = patchedOrOriginal.patched ?? patchedOrOriginal;

const hangs: WriteCommand = () => new Promise(() => undefined);
const mended: WriteCommand = () => Promise.reject(new MongoNetworkError("the socket is closed"));

/** The driver of a version that writes in another way. */
function driverWith(writeCommand: WriteCommand): typeof Connection {
  class Driver extends Connection {}
  Driver.prototype.writeCommand = writeCommand;
  return Driver;
}

afterEach(() => {
  Connection.prototype.writeCommand = patchedOrOriginal;
  processState.driverPatch = undefined;
});

describe("the patch of the MongoDB driver", () => {
  it("is made for the driver that is installed, which hangs on a destroyed socket", async () => {
    expect(
      isKnown(original),
      "The driver has changed: read Connection.writeCommand, then mend or remove lib/platform/database/driver-patch.ts.",
    ).toBe(true);
    expect(
      await endsWithItsSocket(driverWith(original)),
      "The driver has been mended: remove lib/platform/database/driver-patch.ts, its test and its types.",
    ).toBe(false);
  });

  it("ends a write whose socket is destroyed before it or during it", async () => {
    const patched = await patchWriteCommand(driverWith(original));
    expect(await endsWithItsSocket(driverWith(patched))).toBe(true);
  });

  it("leaves a driver alone that has been mended", async () => {
    expect(await patchWriteCommand(driverWith(mended))).toBe(mended);
  });

  it("does not patch a driver that has changed and still hangs", async () => {
    await expect(patchWriteCommand(driverWith(hangs))).rejects.toThrow(/writeCommand has changed/);
  });

  it("ends an operation of a client whose database stops reading, which hangs without it", async () => {
    Connection.prototype.writeCommand = original;
    await patchDriver();
    expect(await writeToStalledDatabase()).toBe("MongoNetworkTimeoutError");
    Connection.prototype.writeCommand = original;
    expect(await writeToStalledDatabase()).toBe("no end");
  });
});

describe("a start with a driver that the patch does not know", () => {
  const logged = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  afterEach(async () => {
    await disconnectDb();
    logged.mockClear();
  });

  const linesOnPatch = () =>
    logged.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("runs without its patch"));

  it("reaches the database, leaves the driver as it is and says so once", async () => {
    const later: WriteCommand = async function (command, options) {
      await original.call(this, command, options);
    };
    Connection.prototype.writeCommand = later;
    await connectDb();
    await pingDb();
    await disconnectDb();
    await connectDb();
    expect(Connection.prototype.writeCommand).toBe(later);
    expect(linesOnPatch()).toEqual([expect.stringContaining("writeCommand has changed")]);
  });

  it("reaches the database where the driver no longer has the file", async () => {
    vi.doMock("mongodb/lib/cmap/connection.js", () => {
      throw new Error("Cannot find module");
    });
    await connectDb();
    await pingDb();
    vi.doUnmock("mongodb/lib/cmap/connection.js");
    expect(linesOnPatch()).toHaveLength(1);
  });

  it("says nothing of the driver that is installed", async () => {
    Connection.prototype.writeCommand = original;
    await connectDb();
    expect(Connection.prototype.writeCommand.patched).toBe(original);
    expect(linesOnPatch()).toEqual([]);
  });
});

/** Writes more than a socket takes to a database that has stopped reading; tells how that ended. */
async function writeToStalledDatabase(): Promise<string> {
  const { uri, stall, close } = await openProxy();
  const client = new MongoClient(uri, { socketTimeoutMS: 200, retryWrites: false });
  try {
    const collection = client.db().collection("stalled");
    await collection.findOne();
    stall();
    const ended = collection.insertOne({ text: "x".repeat(8_000_000) }).then(
      () => "stored",
      (error: Error) => error.name,
    );
    return await Promise.race([ended, sleep(3_000, "no end")]);
  } finally {
    close();
    await Promise.race([client.close(true), sleep(1_000)]);
  }
}

/** A way to the database of the tests that can be made to read nothing any more. */
async function openProxy() {
  const { hostname, pathname } = new URL(getEnv().MONGODB_URI);
  const sockets: { destroy: () => void; pause: () => void }[] = [];
  const server = createServer((near) => {
    const far = connect(decodeURIComponent(hostname));
    near.on("error", () => far.destroy()).pipe(far);
    far.on("error", () => near.destroy()).pipe(near);
    sockets.push(near, far);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    uri: `mongodb://127.0.0.1:${port}${pathname}?directConnection=true`,
    stall: () => sockets.forEach((socket) => socket.pause()),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}
