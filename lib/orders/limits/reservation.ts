import "server-only";
import { Types } from "mongoose";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { sharedKeysOf } from "@/lib/orders/limits/shared-keys";
import type { StoredOrder } from "@/lib/orders/placing-writes";
import type { UserDto } from "@/lib/accounts/users/dto";

export type Reserved = Pick<StoredOrder, "reservation" | "newcomer">;

interface ReservationOptions {
  user: UserDto;
  lines: CartLineDto[];
  /** Those of the lines whose pieces are counted. */
  countedPieces: number;
  /** Whole BDT. */
  amount: number;
  phone: string;
  clientAddress: string | undefined;
}

/**
 * What an order begins with of what it will hold, for those that are placed beside it, and of what newcomers share; that its
 * account is no newcomer's is seen later, and noted with the commit.
 */
export function makeReservation(options: ReservationOptions): Reserved {
  const { user, lines, countedPieces, amount, phone, clientAddress } = options;
  const shared = [...sharedKeysOf({ phone, email: user.email, clientAddress }).values()];
  const newcomer = { shared, pieces: countedPieces };
  const reservation = {
    amount,
    lines: lines.map(({ _id, productId, quantity }) => ({
      productId: new Types.ObjectId(productId),
      quantity,
      lineId: new Types.ObjectId(_id),
    })),
  };
  return { reservation, ...(user.role !== "admin" && { newcomer }) };
}
