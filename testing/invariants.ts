import { expect } from "vitest";
import { listViolations } from "@/lib/maintenance/invariants/invariant-violations";

/** Fails where the database breaks a promise of ARCHITECTURE.md about orders and stock. */
export async function expectInvariants(): Promise<void> {
  expect(await listViolations()).toEqual([]);
}
