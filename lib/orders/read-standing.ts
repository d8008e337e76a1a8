import "server-only";
import { REGULAR_FROM_CONFIRMED_ORDERS, type Standing } from "@/lib/orders/order-limits";
import type { UserDto } from "@/lib/users/dto";
import { Order } from "@/models/order";
import { User } from "@/models/user";

/** How well the shop knows an account. An admin shops as a regular. */
export async function readStanding(user: UserDto): Promise<Standing> {
  if (user.role === "admin") return "regular";
  const [confirmed, account] = await Promise.all([
    Order.countDocuments({ userId: user._id, status: "Confirmed" }, { limit: REGULAR_FROM_CONFIRMED_ORDERS }),
    User.findById(user._id).select("isEmailVerified").lean(),
  ]);
  if (confirmed >= REGULAR_FROM_CONFIRMED_ORDERS) return "regular";
  if (confirmed > 0) return "customer";
  return account?.isEmailVerified ? "proved" : "newcomer";
}
