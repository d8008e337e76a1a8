import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openMetrics } from "@/lib/maintenance/metrics/open-metrics";
import { processState } from "@/lib/platform/process-state.mjs";
import { parseExposition } from "@/testing/prometheus";

/** The metrics of this process, at a free port, until they are closed. */
export class OpenMetrics {
  private constructor(readonly server: Server) {}

  static async open(): Promise<OpenMetrics> {
    return new OpenMetrics(await openMetrics({ host: "127.0.0.1", port: 0 }));
  }

  get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async readText(): Promise<string> {
    return await (await fetch(`${this.base}/metrics`)).text();
  }

  async read() {
    return parseExposition(await this.readText());
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
    processState.metrics = undefined;
    processState.orderOutcomes = undefined;
  }
}
