import { createHash } from "node:crypto";
import { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { MongoError, MongoNetworkError } from "mongodb";
import { Connection, type WriteCommand } from "mongodb/lib/cmap/connection.js";
import mongoose from "mongoose";
import { ShopError } from "@/lib/shop-error";

/** SHA-256 of the text of `Connection.prototype.writeCommand` in mongodb 7.8.0. */
const KNOWN_DIGEST = "57ab125767d457b3f11af82bba37d90cdba9c845dad11596b9d0091bac92afe8";

const PROBE_MS = 500;

/**
 * Patches the driver, once per process. mongodb 7.8 waits for `drain` or `error` of a socket that is destroyed and will
 * have neither: an operation whose database dies while it is written never ends, and nor does the monitor that would
 * find the next database. A driver that has been mended is left alone; any other that is not the known one throws.
 */
export async function patchDriver(): Promise<void> {
  if (mongoose.mongo.MongoNetworkError !== MongoNetworkError) {
    throw new ShopError(
      "Mongoose brings a MongoDB driver of its own: package.json must name the version that mongoose wants.",
    );
  }
  const { writeCommand } = Connection.prototype;
  // The bundler may load this module more than once in a process; the class is the same for all.
  if (writeCommand.patched) return;
  Connection.prototype.writeCommand = await patchWriteCommand(writeCommand);
}

/** The driver's own method, also where it is patched. */
export function originalWriteCommand(): WriteCommand {
  const { writeCommand } = Connection.prototype;
  return writeCommand.patched ?? writeCommand;
}

/** The method as it should be: patched, or unchanged where it is mended. Throws for code that nobody has looked at. */
export async function patchWriteCommand(writeCommand: WriteCommand): Promise<WriteCommand> {
  if (isKnown(writeCommand)) return refuseOnClosedSocket(writeCommand);
  if (await endsWithItsSocket(writeCommand)) return writeCommand;
  throw new ShopError(
    "The MongoDB driver has changed where lib/driver-patch.ts patches it (Connection.writeCommand), and it still waits " +
      "for ever on a destroyed socket: read its new code, and set KNOWN_DIGEST if the patch still fits.",
  );
}

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
export async function endsWithItsSocket(writeCommand: WriteCommand): Promise<boolean> {
  const sockets = [neverDrained(), neverDrained()] as const;
  const connections = sockets.map((socket, id) => new Connection(socket, { id, generation: 0 }));
  sockets[0].destroy();
  const message = { toBin: async () => await Promise.resolve([new Uint8Array(16)]) };
  const writes = connections.map((connection) =>
    writeCommand.call(connection, message, { agreedCompressor: "none" }).then(
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
