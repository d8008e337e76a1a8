import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Long enough for a busy browser to show what it has. */
const HALT_MS = 1_000;

const KEPT_HEADERS = ["content-type", "content-security-policy", "link", "vary"];

interface HaltingProxy {
  /** The origin at which the shop answers through it. */
  origin: string;
  close: () => void;
}

/** A way to the shop on which the HTML of a page halts for a second behind the first place that matches. */
export async function startHaltingProxy(shop: string, place: RegExp): Promise<HaltingProxy> {
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      ["host", "connection", "accept-encoding"].includes(name) || value === undefined
        ? []
        : [[name, value.toString()]],
    );
    const answer = await fetch(new URL(request.url ?? "/", shop), { headers, redirect: "manual" });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of KEPT_HEADERS) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.statusCode = answer.status;
    const found = answer.headers.get("content-type")?.includes("html") && place.exec(body.toString("latin1"));
    if (found) {
      const end = found.index + found[0].length;
      response.write(body.subarray(0, end));
      await sleep(HALT_MS);
      response.end(body.subarray(end));
    } else response.end(body);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
