import { useQuery } from "@tanstack/react-query";
import { MIN_SEARCH_LENGTH } from "@/lib/catalogue/search/constants";
import { callPublic } from "@/lib/platform/http/client";

/** The products that a text finds, a few; none before the text is long enough. */
export function useFoundProducts(text: string) {
  const q = text.trim();
  return useQuery({
    queryKey: ["found-products", q],
    enabled: q.length >= MIN_SEARCH_LENGTH,
    queryFn: async ({ signal }) => (await callPublic("GET /search", { query: { q }, signal })).products,
  });
}
