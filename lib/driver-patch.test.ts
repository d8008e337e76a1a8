import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { MongoClient, MongoNetworkError } from "mongodb";
import { Connection, type WriteCommand } from "mongodb/lib/cmap/connection.js";
import { describe, expect, it } from "vitest";
import {
  endsWithItsSocket,
  isKnown,
  originalWriteCommand,
  patchDriver,
  patchWriteCommand,
} from "@/lib/driver-patch";
import { getEnv } from "@/lib/env";

const hangs: WriteCommand = () => new Promise(() => undefined);
const mended: WriteCommand = () => Promise.reject(new MongoNetworkError("the socket is closed"));

describe("the patch of the MongoDB driver", () => {
  it("is made for the driver that is installed, which hangs on a destroyed socket", async () => {
    expect(
      isKnown(originalWriteCommand()),
      "The driver has changed: read Connection.writeCommand, then mend or remove lib/driver-patch.ts.",
    ).toBe(true);
    expect(
      await endsWithItsSocket(originalWriteCommand()),
      "The driver has been mended: remove lib/driver-patch.ts, its test and its types.",
    ).toBe(false);
  });

  it("ends a write whose socket is destroyed before it or during it", async () => {
    expect(await endsWithItsSocket(await patchWriteCommand(originalWriteCommand()))).toBe(true);
  });

  it("leaves a driver alone that has been mended", async () => {
    expect(await patchWriteCommand(mended)).toBe(mended);
  });

  it("refuses a driver that has changed and still hangs", async () => {
    await expect(patchWriteCommand(hangs)).rejects.toThrow(/has changed where lib\/driver-patch\.ts patches/);
  });

  it("ends an operation of a client whose database stops reading, which hangs without it", async () => {
    const original = originalWriteCommand();
    await patchDriver();
    expect(await writeToStalledDatabase()).toBe("MongoNetworkTimeoutError");
    const { writeCommand } = Connection.prototype;
    Connection.prototype.writeCommand = original;
    try {
      expect(await writeToStalledDatabase()).toBe("no end");
    } finally {
      Connection.prototype.writeCommand = writeCommand;
    }
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
