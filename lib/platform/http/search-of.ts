import type { Query } from "@/lib/platform/http/calls";

/** What an address asks, with its question mark; what is empty is left out. */
export function searchOf(query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`;
}
