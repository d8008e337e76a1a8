import "server-only";
import { createHmac } from "node:crypto";
import type { Types } from "mongoose";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { countPieces } from "@/lib/orders/cart/rules";
import { getEnv } from "@/lib/env";
import { inProgress } from "@/lib/orders/in-progress";
import { placingWrites } from "@/lib/orders/placing-writes";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { PLACING } from "@/lib/orders/lifecycle/rules";

interface ReservationOptions {
  user: UserDto;
  lines: CartLineDto[];
  /** Whole BDT. */
  amount: number;
  phone: string;
  clientAddress: string | undefined;
}

/**
 * Writes into an order, once it has its lines, what it will hold, for those that are placed beside it, and what newcomers
 * share; that its account is no newcomer's is seen later, and noted with the commit. Throws IN_PROGRESS where its lease has
 * run out.
 */
export async function reserve(orderId: Types.ObjectId, options: ReservationOptions): Promise<void> {
  const { user, lines, amount, phone, clientAddress } = options;
  const address = clientAddress && digestAddress(clientAddress);
  const newcomer = { phone, pieces: countPieces(lines), ...(address && { address }) };
  const reservation = {
    amount,
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
  };
  const outcome = await placingWrites.run({
    operation: {
      updateOne: {
        filter: { _id: orderId, status: PLACING },
        update: { $set: { reservation, ...(user.role !== "admin" && { newcomer }) } },
      },
    },
    documents: 1,
    isDone: async () =>
      (await Order.exists({ _id: orderId, status: PLACING, reservation: { $exists: true } })) !== null,
  });
  if (outcome !== "done") throw inProgress();
}

/** An address that is kept with an order is nobody's to read. */
export function digestAddress(clientAddress: string): string {
  return createHmac("sha256", getEnv().JWT_SECRET).update(`order ${clientAddress}`).digest("base64url");
}
