import { ApiError, GENERAL_TROUBLE, OFFLINE_MESSAGE } from "@/lib/platform/http/api-error";
import { sendFile } from "@/lib/platform/http/send-file";

const API = "/api";
/** The shop answers within seconds, if with a 503: an answer that is not there by now was lost with its connection. */
const ANSWER_LIMIT_MS = 10_000;

export interface ApiRequest {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: object;
  headers?: Record<string, string>;
  /** Sent as it is, in place of a body. */
  file?: Blob;
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  /** True where the answer is a file: it is a Blob then. */
  isFile?: boolean;
  /** True for what is idempotent, where that cannot be told by method and headers. */
  isIdempotent?: boolean;
}

/** Reads, what sets a state, and what carries a key are idempotent: the same when they are sent twice. */
export function isIdempotent({ method, headers, isIdempotent: isSaid = false }: ApiRequest): boolean {
  return isSaid || method !== "POST" || Boolean(headers?.["Idempotency-Key"]);
}

/** Sends a call once and resolves with the answer's JSON, or its file; throws ApiError. */
export async function send<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await transmit(API + path, request);
  } catch {
    throw new ApiError(0, "OFFLINE", OFFLINE_MESSAGE);
  }
  if (!response.ok) throw await toApiError(response);
  try {
    return await (request.isFile ? response.blob() : response.json());
  } catch {
    // Such as the page of a public network that wants a sign-in of its own.
    throw new ApiError(response.status, "UNAVAILABLE", GENERAL_TROUBLE);
  }
}

async function transmit(url: string, request: ApiRequest): Promise<Response> {
  const { method = "GET", body, headers = {}, file, onProgress, signal } = request;
  if (file) return await sendFile(url, { headers, file, onProgress, signal });
  const limit = new AbortController();
  const timer = isIdempotent(request) ? setTimeout(() => limit.abort(), ANSWER_LIMIT_MS) : undefined;
  try {
    return await fetch(url, {
      method,
      headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
      body: body ? JSON.stringify(body) : null,
      signal: limit.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null);
  const { code = "UNAVAILABLE", message, fields, details } = body?.error ?? {};
  const error = new ApiError(response.status, code, message ?? GENERAL_TROUBLE, fields, details);
  error.retryAfterSeconds = Number(response.headers.get("Retry-After")) || 0;
  return error;
}
