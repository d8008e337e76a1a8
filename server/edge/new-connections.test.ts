import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { afterNewConnections, noteAccepted } from "@/server/edge/new-connections.mjs";

/** How many of so many clients, who connect while the server is busy, have been accepted before it works on. */
async function countAcceptedFirst(clients: number): Promise<number> {
  const accepted: Socket[] = [];
  const server = createServer((socket) => {
    noteAccepted();
    accepted.push(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: clients }, () => connect(port, "127.0.0.1"));
  const acceptedFirst = await new Promise<number>((resolve) => {
    afterNewConnections(() => resolve(accepted.length));
  });
  while (accepted.length < clients) await sleep(5);
  for (const socket of sockets) socket.destroy();
  server.close();
  return acceptedFirst;
}

it("accepts all who wait before the next work begins", async () => {
  expect(await countAcceptedFirst(20)).toBe(20);
});

it("works on although ever more connections come", async () => {
  const acceptedFirst = await countAcceptedFirst(600);
  expect(acceptedFirst).toBeGreaterThan(20);
  expect(acceptedFirst).toBeLessThan(400);
});
