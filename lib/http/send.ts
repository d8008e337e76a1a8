import { ApiError, GENERAL_TROUBLE, OFFLINE_MESSAGE } from "@/lib/http/api-error";
import { sendFile } from "@/lib/http/send-file";

export const API = "/api";

export interface ApiRequest {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: object;
  headers?: Record<string, string>;
  /** Sent as it is, in place of a body. */
  file?: Blob;
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** Sends a call once and resolves with the answer's JSON; throws ApiError. */
export async function send<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await transmit(API + path, request);
  } catch {
    throw new ApiError(0, "OFFLINE", OFFLINE_MESSAGE);
  }
  if (!response.ok) throw await toApiError(response);
  try {
    return await response.json();
  } catch {
    // Such as the page of a public network that wants a sign-in of its own.
    throw new ApiError(response.status, "UNAVAILABLE", GENERAL_TROUBLE);
  }
}

function transmit(
  url: string,
  { method = "GET", body, headers, file, ...upload }: ApiRequest,
): Promise<Response> {
  if (file) return sendFile(url, { ...upload, headers: headers ?? {}, file });
  return fetch(url, {
    method,
    headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
    body: body ? JSON.stringify(body) : null,
  });
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null);
  const { code = "UNAVAILABLE", message, fields, details } = body?.error ?? {};
  const error = new ApiError(response.status, code, message ?? GENERAL_TROUBLE, fields, details);
  error.retryAfterSeconds = Number(response.headers.get("Retry-After")) || 0;
  return error;
}
