import { randomUUID } from "node:crypto";

// The bundler may load this module more than once in a process; the name must stay one.
const shared = globalThis as typeof globalThis & { shopServerId?: string };

/** A name of this process among the servers of the shop. */
export function getServerId(): string {
  shared.shopServerId ??= randomUUID();
  return shared.shopServerId;
}
