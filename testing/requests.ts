const ADDRESS = "http://localhost:3000/api/things";

interface RequestOptions {
  method?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  query?: string;
  token?: string;
}

/** A request as Next hands it to a handler. */
export function makeRequest(options: RequestOptions = {}): Request {
  const { json, body = json === undefined ? null : JSON.stringify(json), query = "", token } = options;
  return new Request(ADDRESS + query, {
    method: options.method ?? (body === null ? "GET" : "POST"),
    body,
    headers: {
      ...(body !== null && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...options.headers,
    },
  });
}

/** A JSON body that comes in pieces, without a length. */
export function makeStreamedRequest(pieces: string[]): Request {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  const streamed: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    duplex: "half",
  };
  return new Request(ADDRESS, streamed);
}

/** The context that Next passes beside the request. */
export const contextWith = (params: Record<string, string> = {}) => ({ params: Promise.resolve(params) });
