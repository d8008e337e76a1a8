import "server-only";
import { digest, type RequestDigest } from "@/lib/orders/digest-request";
import type { StaffOrderInput } from "@/lib/staff-orders/schema";

/** What was sent with an Idempotency-Key, so that another order with the same key is noticed. */
export function digestStaffOrder(input: StaffOrderInput): RequestDigest {
  const { name, phone, address, deliveryLocation, lines, ...rest } = input;
  return { contact: digest([name, phone, address, deliveryLocation]), cart: digest([lines, rest]) };
}
