import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Delays a database's answers by so many milliseconds; requests arrive at once. */
interface SlowProxy {
  uri: string;
  delayMs: number;
  close: () => Promise<void>;
}

/** Opens a proxy between the shop and a database that listens at this socket. */
export async function openSlowProxy(socketPath: string): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(socketPath);
    const end = () => {
      for (const socket of [client, database]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.setNoDelay(true).on("error", end).on("close", end);
    }
    client.on("data", (chunk) => database.write(chunk));
    const writeAfter = async (earlier: Promise<void>, delay: Promise<void>, chunk: Buffer) => {
      await Promise.all([earlier, delay]);
      if (client.writable) client.write(chunk);
    };
    let sent = Promise.resolve();
    database.on("data", (chunk) => {
      const delay = sleep(proxy.delayMs);
      // No chunk overtakes another when the delay becomes shorter.
      sent = writeAfter(sent, delay, chunk);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  const proxy: SlowProxy = {
    uri: `mongodb://127.0.0.1:${address.port}/tejgaon?directConnection=true`,
    delayMs: 0,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
