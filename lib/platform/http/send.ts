import { ApiError, GENERAL_TROUBLE, OFFLINE_MESSAGE } from "@/lib/platform/http/api-error";
import type { AnswerOf, ApiRequest, PublicName, RestOf } from "@/lib/platform/http/calls";
import { sendFile } from "@/lib/platform/http/send-file";

const API = "/api";
/** The shop answers within seconds, if with a 503: an answer that is not there by now was lost with its connection. */
const ANSWER_LIMIT_MS = 10_000;

/** A call that reads, sets a state or carries a key is idempotent: sent twice, it does the same as once. */
export function isIdempotent(name: string, { key, retry }: ApiRequest): boolean {
  return !name.startsWith("POST ") || key !== undefined || retry === "idempotent";
}

/** Sends a call once and resolves with the answer's JSON, or its file; throws ApiError. */
export function send<Name extends PublicName>(name: Name, ...rest: RestOf<Name>): Promise<AnswerOf<Name>>;
/** The same for a call with its address filled in, whose types its caller knows. */
export function send(name: string, request: ApiRequest): Promise<unknown>;
export async function send(name: string, request: ApiRequest = {}): Promise<unknown> {
  let response: Response;
  try {
    response = await transmit(name, request);
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

async function transmit(name: string, request: ApiRequest): Promise<Response> {
  const { body, headers = {}, file } = request;
  const [method, address = ""] = name.split(" ");
  const url = API + address;
  if (file) return await sendFile(url, { ...request, headers, file });
  const limit = new AbortController();
  const timer = isIdempotent(name, request) ? setTimeout(() => limit.abort(), ANSWER_LIMIT_MS) : undefined;
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
