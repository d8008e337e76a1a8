// The driver keeps this class to itself, and so has no types for it.
declare module "mongodb/lib/cmap/connection.js" {
  import type { Duplex } from "node:stream";

  export interface WriteCommand {
    (
      this: Connection,
      command: { toBin(): Promise<Uint8Array[]> },
      options: { agreedCompressor: string },
    ): Promise<void>;
    /** The driver's own method, where lib/driver-patch.ts has put another in its place. */
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
