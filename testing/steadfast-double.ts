import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the double departs from its guide. `lost` performs the call, but the connection breaks before the answer. */
export type Trouble =
  "hang" | "lost" | "500" | "done and 500" | "wrong JSON" | "401" | "403" | "429" | "empty";

interface BookedOrder {
  invoice: string;
  recipient_name: string;
  recipient_phone: string;
  recipient_address: string;
  cod_amount: number;
}

export interface DoubleConsignment extends BookedOrder {
  consignment_id: number;
  tracking_code: string;
  status: string;
}

const API_KEY = "double-api-key-0123456789";
const SECRET_KEY = "double-secret-key-0123456789";
export const WEBHOOK_TOKEN = "double-webhook-token-0123456789abcdef";

/** A Steadfast on the loopback that answers as its guide says. */
export class SteadfastDouble {
  readonly consignments = new Map<string, DoubleConsignment>();
  /** The troubles of the next calls, one each; after them it answers well. */
  readonly troubles: Trouble[] = [];
  /** The rows that it refuses within a 200, by invoice. */
  readonly refusals = new Map<string, string[] | string>();
  readonly calls: string[] = [];
  readonly rowsOfCalls: number[] = [];
  /** Whether `/status_by_invoice` tells more than the guide shows. */
  isTalkative = false;
  #nextId = 1_424_107;
  #address = "";
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(wanted = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(wanted, "127.0.0.1", resolve));
    const { port } = this.#server.address() as AddressInfo;
    this.#address = `http://127.0.0.1:${port}/api/v1`;
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The environment variables of a shop that is its customer. */
  get environment() {
    return {
      STEADFAST_API_KEY: API_KEY,
      STEADFAST_SECRET_KEY: SECRET_KEY,
      STEADFAST_BASE_URL: this.#address,
      STEADFAST_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
    };
  }

  reset(): void {
    this.consignments.clear();
    this.refusals.clear();
    this.troubles.length = 0;
    this.calls.length = 0;
    this.rowsOfCalls.length = 0;
    this.isTalkative = false;
  }

  ofInvoice(invoice: number | string | null | undefined): DoubleConsignment {
    const found = this.consignments.get(String(invoice));
    if (!found) throw new Error(`The double has no consignment of ${String(invoice)}.`);
    return found;
  }

  /** Adds a parcel that the shop did not book, such as one uploaded as a file. */
  add(order: BookedOrder): DoubleConsignment {
    const consignment_id = (this.#nextId += 1);
    const added = {
      ...order,
      consignment_id,
      tracking_code: consignment_id.toString(36).toUpperCase().padStart(8, "1"),
      status: "in_review",
    };
    this.consignments.set(order.invoice, added);
    return added;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "").replace("/api/v1", "");
    this.calls.push(`${request.method} ${path}`);
    const body = await readBody(request);
    const trouble = this.troubles.shift();
    const isDone = trouble === undefined || trouble === "lost" || trouble === "done and 500";
    const [status, answer] = isDone ? this.#work(request, path, body) : [200, {}];
    if (trouble === "hang") return;
    if (trouble === "lost") return void response.destroy();
    if (trouble === "wrong JSON") return send(response, 200, "<html>Sign in</html>");
    if (trouble === "empty") return send(response, 200, {});
    if (trouble === "429")
      return send(response, 429, { message: "Too Many Attempts." }, { "Retry-After": "90" });
    if (trouble === "401") return send(response, 401, { message: "Unauthenticated." });
    if (trouble === "403") return send(response, 403, { message: "Account inactive" });
    if (trouble === "500" || trouble === "done and 500") return send(response, 500, "Server Error");
    send(response, status, answer);
  }

  #work(request: IncomingMessage, path: string, body: string): [number, object] {
    if (request.headers["api-key"] !== API_KEY || request.headers["secret-key"] !== SECRET_KEY)
      return [401, { message: "Unauthenticated." }];
    const [, verb = "", what = ""] = /^\/(\w+)\/?([\w%-]*)/.exec(path) ?? [];
    if (path === "/create_order/bulk-order/extended") return this.#createMany(body);
    const found = [...this.consignments.values()].find(({ consignment_id, invoice }) =>
      verb.endsWith("_invoice") ? invoice === what : String(consignment_id) === what,
    );
    if (!found) return [404, { status: 404, message: "Not found" }];
    const { consignment_id, status } = found;
    if (verb === "trackings_by_invoice")
      return [
        200,
        { status: 200, tracking: [{ consignment_id, tracking_type: 1, text: "Consignment created." }] },
      ];
    const isBack = status.includes("_return_");
    // Only one of the calls says how far a return has come.
    const told = verb === "status_by_cid" && isBack ? status.slice(0, status.indexOf("_return_")) : status;
    return [200, { status: 200, delivery_status: told, ...(this.isTalkative && { consignment: found }) }];
  }

  #createMany(body: string): [number, object] {
    const { data } = JSON.parse(body) as { data: BookedOrder[] };
    this.rowsOfCalls.push(data.length);
    if (data.length > 500) return [422, { message: "Invalid", errors: { data: ["Too many."] } }];
    return [
      200,
      { status: 200, message: "Processed bulk order entries.", data: data.map((row) => this.#create(row)) },
    ];
  }

  #create(order: BookedOrder): object {
    const { invoice } = order;
    const refuse = (error: string[] | string) => ({
      invoice,
      status: Array.isArray(error) ? "error" : null,
      error,
      consignment_id: null,
      tracking_code: null,
    });
    const refusal = this.refusals.get(invoice);
    if (refusal) return refuse(refusal);
    if (this.consignments.has(invoice)) return refuse('["THIS_INVOICE_ALREADY_EXISTS"]');
    if (!/^01\d{9}$/.test(order.recipient_phone)) return refuse(["The recipient phone format is invalid."]);
    const { consignment_id, tracking_code } = this.add(order);
    const tracking_link = `https://steadfast.com.bd/t/${tracking_code}`;
    return { invoice, status: "success", consignment_id, tracking_code, tracking_link };
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, answer: object | string, headers = {}): void {
  const isText = typeof answer === "string";
  response.writeHead(status, { "Content-Type": isText ? "text/html" : "application/json", ...headers });
  response.end(isText ? answer : JSON.stringify(answer));
}

interface WebhookOptions {
  token?: string;
  /** The token unless given. */
  signingKey?: string;
  signature?: string;
  key?: string;
}

/** A webhook as Steadfast sends it, with a signature over the exact bytes. */
export function makeWebhook(event: object | string, options: WebhookOptions = {}): Request {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const { token = WEBHOOK_TOKEN, signingKey = token, key = randomUUID() } = options;
  const { signature = createHmac("sha256", signingKey).update(body).digest("hex") } = options;
  return new Request("http://localhost:3000/api/webhooks/steadfast", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      "User-Agent": "Steadfast-Webhook/1.0",
      "X-Signature": signature,
    },
    body,
  });
}

/** Steadfast's event about a parcel's status. */
export const deliveryStatus = (consignment: DoubleConsignment, status: string, updatedAt: string) => ({
  notification_type: "delivery_status",
  consignment_id: consignment.consignment_id,
  invoice: consignment.invoice,
  cod_amount: consignment.cod_amount,
  delivery_charge: 100,
  tracking_message: "It is on its way.",
  status,
  updated_at: updatedAt,
});
