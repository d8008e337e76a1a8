import "server-only";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { logError } from "@/lib/platform/log";
import type { Metrics } from "@/lib/platform/metrics/metrics";

export interface Endpoint {
  host: string;
  port: number;
}

/** Serves GET /metrics, and nothing else, at an address of its own. Throws where it cannot listen there. */
export async function serveMetrics(metrics: Metrics, { host, port }: Endpoint): Promise<Server> {
  const answer: RequestListener = (request, response) => {
    if (request.method !== "GET" || request.url?.split("?", 1)[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.readText().then(
      (text) => response.writeHead(200, { "Content-Type": metrics.register.contentType }).end(text),
      (error: unknown) => {
        logError("metrics failed", { error });
        response.writeHead(500).end();
      },
    );
  };
  const server = createServer(answer);
  server.listen(port, host);
  await once(server, "listening");
  // The process ends without waiting for it.
  return server.unref();
}
