import { connect, type Socket } from "node:net";

interface RawConnectionOptions {
  port: number;
  /** The client address, one of this machine. */
  from?: string;
  /** Sent at once; nothing unless given. */
  bytes?: string;
}

/** A connection that sends what no HTTP client would, and keeps all that it is answered. */
export class RawConnection {
  heard = "";
  /** Whether the server has ended it, with a FIN or a reset. */
  isOver = false;
  readonly #socket: Socket;

  constructor({ port, from, bytes = "" }: RawConnectionOptions) {
    const socket = connect({ port, host: "127.0.0.1", ...(from && { localAddress: from }) });
    socket.setEncoding("latin1").on("data", (text: string) => (this.heard += text));
    // A reset is an end like any other; what was heard before tells it from an answer.
    socket.on("error", () => undefined);
    socket.once("close", () => (this.isOver = true));
    if (bytes) socket.write(bytes);
    this.#socket = socket;
  }

  /** Sends that again and again, until the connection is over. */
  drip(bytes: string, everyMs: number): void {
    const timer = setInterval(() => this.#socket.write(bytes), everyMs);
    this.#socket.once("close", () => clearInterval(timer));
  }

  /** The status of each answer that it has heard. */
  get statuses(): string[] {
    return [...this.heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = ""]) => status);
  }

  close(): void {
    this.#socket.destroy();
  }
}
