import "server-only";
import { AppError } from "@/lib/http/errors";
import { scaled } from "@/lib/http/rate-limit";
import { MAX_PENDING_ORDERS } from "@/lib/orders/rules";
import type { UserDto } from "@/lib/users/dto";
import { Order } from "@/models/order";

const AN_HOUR_SECONDS = 60 * 60;

/**
 * Throws TOO_MANY_REQUESTS for an account with as many pending orders as it may have. Several that are placed at the
 * very same moment may go past that by a few: it bounds what one account can hold back, and counts nothing.
 */
export async function requireFewPending(user: UserDto): Promise<void> {
  const most = scaled(MAX_PENDING_ORDERS);
  const pending = await Order.countDocuments(
    { userId: user._id, status: "pending", deletedAt: null },
    { limit: most },
  );
  if (pending < most) return;
  throw new AppError("TOO_MANY_REQUESTS", {
    message: `You have ${most} orders that wait for our confirmation, and that is the most. Please wait until we have called you about them, or cancel one of them.`,
    retryAfterSeconds: AN_HOUR_SECONDS,
  });
}
