import { expect } from "vitest";
import { listViolations } from "@/lib/orders/violations";

/** Fails where the database breaks a promise of decisions, section 6. */
export async function expectInvariants(): Promise<void> {
  expect(await listViolations()).toEqual([]);
}
