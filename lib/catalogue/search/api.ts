import { callPublic } from "@/lib/platform/http/client";
import type { Suggestions } from "@/lib/catalogue/search/dto";

/** What may be meant by what is typed so far. Throws ApiError. */
export function fetchSuggestions(q: string, signal: AbortSignal): Promise<Suggestions> {
  return callPublic("GET /search", { query: { q }, signal });
}
