import "server-only";
import { digest, type RequestDigest } from "@/lib/orders/place/digest-request";
import type { StaffOrderInput } from "@/lib/orders/by-staff/schema";

/** What was sent with an Idempotency-Key, so that another order with the same key is noticed. */
export function digestStaffOrder(input: StaffOrderInput): RequestDigest {
  const { name, phone, address, deliveryLocation, lines, ...rest } = input;
  return { contact: digest([name, phone, address, deliveryLocation]), cart: digest([lines, rest]) };
}
