import { createHash } from "node:crypto";
import { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { MongoError, MongoNetworkError } from "mongodb";
import type { Connection, WriteCommand } from "mongodb/lib/cmap/connection.js";
import mongoose from "mongoose";
import { logError } from "@/lib/platform/log";
import { watchPulse } from "@/lib/platform/database-pulse.mjs";
import { processState } from "@/lib/platform/process-state.mjs";
import { ShopError } from "@/lib/platform/shop-error";

/** SHA-256 of the text of `Connection.prototype.writeCommand` in mongodb 7.8.0. */
const KNOWN_DIGEST = "57ab125767d457b3f11af82bba37d90cdba9c845dad11596b9d0091bac92afe8";

const PROBE_MS = 500;

/**
 * Patches the driver, once per process. mongodb 7.8 waits for `drain` or `error` of a socket that is destroyed and will
 * have neither: an operation whose database dies while it is written never ends, and nor does the monitor that would
 * find the next database. A driver that has been mended is left alone. Any other driver runs without the patch, and one
 * line of the log says so.
 */
export async function patchDriver(): Promise<void> {
  processState.driverPatch ??= applyPatch().catch((error: unknown) => {
    logError("the MongoDB driver runs without its patch: what waits for a dead database may never end", {
      error,
    });
  });
  await processState.driverPatch;
}

async function applyPatch(): Promise<void> {
  if (mongoose.mongo.MongoNetworkError !== MongoNetworkError) {
    throw new ShopError("Mongoose brings a MongoDB driver of its own.");
  }
  const { Connection: Driver } = await import("mongodb/lib/cmap/connection.js");
  Driver.prototype.writeCommand = withPulse(await patchWriteCommand(Driver));
}

/** The monitor's own, on a connection of its own: a database may answer it and no call. */
const isHeartbeat = ({ command = {} }: Parameters<WriteCommand>[0]): boolean =>
  "hello" in command || "isMaster" in command || "ismaster" in command;

function withPulse(writeCommand: WriteCommand): WriteCommand {
  const writeAndListen: WriteCommand = async function (command, options) {
    if (!isHeartbeat(command)) watchPulse(this.socket);
    await writeCommand.call(this, command, options);
  };
  return Object.assign(writeAndListen, { patched: writeCommand.patched ?? writeCommand });
}

/** The method as it should be: patched, or unchanged where it is mended. Throws for code that nobody has looked at. */
export async function patchWriteCommand(Driver: typeof Connection): Promise<WriteCommand> {
  const writeCommand = ownWriteCommand(Driver);
  if (isKnown(writeCommand)) return refuseOnClosedSocket(writeCommand);
  if (await endsWithItsSocket(Driver)) return writeCommand;
  throw new ShopError(
    "Connection.writeCommand has changed, and it still waits for ever on a destroyed socket: read its new code, and set " +
      "KNOWN_DIGEST if the patch still fits.",
  );
}

/** The driver's own method, also where a copy of this module that is loaded no more has patched it. */
const ownWriteCommand = ({ prototype: { writeCommand } }: typeof Connection): WriteCommand =>
  writeCommand.patched ?? writeCommand;

function refuseOnClosedSocket(writeCommand: WriteCommand): WriteCommand {
  const writeOrRefuse: WriteCommand = async function (command, options) {
    const { socket } = this;
    const refusal = () => {
      const error = this.error ?? new MongoNetworkError("the socket is closed");
      this.onError(error);
      return error;
    };
    if (socket.destroyed) throw refusal();
    let onClose = (): void => undefined;
    const closed = new Promise<never>((_resolve, reject) => {
      onClose = () => reject(refusal());
    });
    socket.once("close", onClose);
    try {
      await Promise.race([writeCommand.call(this, command, options), closed]);
    } catch (error) {
      // A socket's own error, such as EPIPE, becomes the driver's.
      throw error instanceof MongoError ? error : refusal();
    } finally {
      socket.off("close", onClose);
    }
  };
  return Object.assign(writeOrRefuse, { patched: writeCommand });
}

export function isKnown(writeCommand: WriteCommand): boolean {
  return createHash("sha256").update(writeCommand.toString()).digest("hex") === KNOWN_DIGEST;
}

/** Whether a write ends when its socket was destroyed before it, and when it is destroyed during it. */
export async function endsWithItsSocket(Driver: typeof Connection): Promise<boolean> {
  const sockets = [neverDrained(), neverDrained()] as const;
  const connections = sockets.map((socket, id) => new Driver(socket, { id, generation: 0 }));
  sockets[0].destroy();
  const message = { toBin: async () => await Promise.resolve([new Uint8Array(16)]) };
  const writes = connections.map((connection) =>
    connection.writeCommand(message, { agreedCompressor: "none" }).then(
      () => false,
      () => true,
    ),
  );
  await sleep(1);
  sockets[1].destroy();
  const ended = await Promise.race([Promise.all(writes), sleep(PROBE_MS, [false])]);
  return ended.every(Boolean);
}

/** A socket whose other side reads nothing. */
function neverDrained(): Duplex {
  return new Duplex({ writableHighWaterMark: 1, read: () => undefined, write: () => undefined });
}
