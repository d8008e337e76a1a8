import type { Query } from "@/lib/platform/http/calls";

/** What an address asks, with its question mark; what is empty is left out. */
export function searchOf(query: Query): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) given.set(name, String(value));
  const search = given.toString();
  return search && `?${search}`;
}
