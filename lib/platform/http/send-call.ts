import type { ApiRequest } from "@/lib/platform/http/calls";
import { searchOf } from "@/lib/platform/http/search-of";
import { send } from "@/lib/platform/http/send";

/** Sends a call with its parameters, its query and its key in their places, once; throws ApiError. */
export function sendCall(name: string, request: ApiRequest): Promise<unknown> {
  const { params = {}, query = {}, key } = request;
  const filled = name.replaceAll(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ""));
  const headers = { ...request.headers, ...(key && { "Idempotency-Key": key }) };
  return send(filled + searchOf(query), { ...request, headers });
}
