import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line between shop and database that a test can make slow, or cut. */
export class SlowLink {
  /** How long every message takes, each way, in milliseconds. */
  delayMs = 0;
  #isCut = false;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((near) => this.#join(near));

  /** Leads to a database behind a Unix socket; returns its address at this end. */
  async open(databaseUri: string): Promise<string> {
    const { hostname, pathname, search } = new URL(databaseUri);
    this.#socketPath = decodeURIComponent(hostname);
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const { port } = this.#server.address() as AddressInfo;
    return `mongodb://127.0.0.1:${port}${pathname}${search}`;
  }

  /** Ends all connections and takes no new ones. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
    this.delayMs = 0;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #socketPath = "";

  #join(near: Socket): void {
    const far = connect(this.#socketPath);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on("data", (bytes) => this.#pass(bytes, to));
      from.on("error", () => undefined);
      from.on("close", () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
    if (this.#isCut) near.destroy();
  }

  #pass(bytes: Buffer, to: Socket): void {
    if (this.delayMs === 0) to.write(bytes);
    else setTimeout(() => to.write(bytes), this.delayMs);
  }
}
