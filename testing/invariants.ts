import { expect } from "vitest";
import { listViolations } from "@/lib/orders/invariant-violations";

/** Fails where the database breaks a promise of ARCHITECTURE.md about orders and stock. */
export async function expectInvariants(): Promise<void> {
  expect(await listViolations()).toEqual([]);
}
