import "server-only";
import { createHmac } from "node:crypto";
import { Types } from "mongoose";
import type { CartLineDto } from "@/lib/cart/dto";
import { countPieces } from "@/lib/cart/rules";
import { getEnv } from "@/lib/env";
import type { UserDto } from "@/lib/users/dto";

interface ReservationOptions {
  user: UserDto;
  lines: CartLineDto[];
  /** Whole BDT. */
  amount: number;
  phone: string;
  clientAddress: string | undefined;
}

/**
 * What an order that is being placed writes into itself for those that are placed beside it: what it will hold, and what
 * newcomers share. That its account is no newcomer's is seen later, and noted with the commit.
 */
export function toReservation({ user, lines, amount, phone, clientAddress }: ReservationOptions) {
  const address = clientAddress && digestAddress(clientAddress);
  return {
    reservation: {
      amount,
      lines: lines.map(({ productId, quantity }) => ({
        productId: new Types.ObjectId(productId),
        quantity,
      })),
    },
    ...(user.role !== "admin" && {
      newcomer: { phone, pieces: countPieces(lines), ...(address && { address }) },
    }),
  };
}

/** An address that is kept with an order is nobody's to read. */
export function digestAddress(clientAddress: string): string {
  return createHmac("sha256", getEnv().JWT_SECRET).update(`order ${clientAddress}`).digest("base64url");
}
