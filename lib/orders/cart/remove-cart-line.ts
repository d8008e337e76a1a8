import "server-only";
import { markAdded } from "@/lib/orders/cart/idempotency-key";
import { AppError } from "@/lib/platform/http/errors";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";

interface RemoveCartLineOptions {
  user: UserDto;
  lineId: string;
}

/** Removes a line from the caller's own cart; NOT_FOUND for anybody else's, and for one that is being ordered. */
export async function removeCartLine({ user, lineId }: RemoveCartLineOptions): Promise<void> {
  // Mark it before it goes: a late repeat of the press that added it must not bring it back.
  if (await CartLine.exists({ _id: lineId, userId: user._id })) await markAdded(lineId);
  const { deletedCount } = await CartLine.deleteOne({ _id: lineId, userId: user._id, orderId: null });
  if (deletedCount === 0) throw new AppError("NOT_FOUND");
}
