import "server-only";
import { listCart } from "@/lib/orders/cart/queries";
import { findExceededLimit } from "@/lib/orders/limits/find-exceeded-limit";
import { LIMITS_BY_STANDING } from "@/lib/orders/limits/order-limits";
import { readCompetition } from "@/lib/orders/limits/read-competition";
import { orderAmount } from "@/lib/orders/charges/rules";
import type { UserDto } from "@/lib/accounts/users/dto";

interface CartProblem {
  problem: string | null;
  /** Those of the refusal. */
  details?: Record<string, unknown>;
}

/** What an order of the cart as it is would be refused for, beside what the account's other orders hold. */
export async function findCartProblem(user: UserDto): Promise<CartProblem> {
  const lines = (await listCart(user)).filter(({ state }) => state === "available");
  if (lines.length === 0) return { problem: null };
  const { standing, holdings } = await readCompetition({ user });
  const limits = LIMITS_BY_STANDING[standing];
  // Where it goes is not known yet: nobody is warned for the higher charge alone.
  const wish = { lines, amount: orderAmount(lines, { deliveryLocation: "Inside Dhaka" }) };
  const placed = holdings.filter(({ isPlacing }) => !isPlacing);
  const refusal = findExceededLimit({ limits, wish, held: placed });
  if (!refusal) return { problem: null };
  return { problem: refusal.message, ...(refusal.details && { details: refusal.details }) };
}
