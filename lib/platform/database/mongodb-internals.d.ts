// The driver keeps these classes to itself, and so has no types for them.
declare module "mongodb/lib/cmap/connection.js" {
  import type { Duplex } from "node:stream";

  export interface WriteCommand {
    (
      this: Connection,
      command: { toBin(): Promise<Uint8Array[]>; command?: object },
      options: { agreedCompressor: string },
    ): Promise<void>;
    /** The driver's own method, where lib/platform/database/driver-patch.ts has put another in its place. */
    patched?: WriteCommand;
  }

  export class Connection {
    constructor(socket: Duplex, options: { id: number; generation: number });
    socket: Duplex;
    error: Error | null;
    writeCommand: WriteCommand;
    /** Ends the connection: what is under way on it fails with the error. */
    onError(error: Error): void;
  }
}

declare module "mongodb/lib/cmap/errors.js" {
  import type { MongoDriverError, MongoError, MongoNetworkError } from "mongodb";

  interface Pool {
    address: string;
    serverError: MongoError | null;
  }

  export class PoolClosedError extends MongoDriverError {
    constructor(pool: Pool);
  }
  export class PoolClearedOnNetworkError extends MongoNetworkError {
    constructor(pool: Pool);
  }
  export class WaitQueueTimeoutError extends MongoDriverError {
    constructor(message: string, address: string);
  }
}
