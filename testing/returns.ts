import { randomUUID } from "node:crypto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { ReturnRefusal } from "@/lib/orders/constants";
import { askReturn } from "@/lib/returns/ask-return";
import { moveReturn } from "@/lib/returns/move-return";
import { openReturn } from "@/lib/returns/open-return";
import {
  type AskReturnRequest,
  askReturnSchema,
  moveReturnSchema,
  type OpenReturnRequest,
  openReturnSchema,
} from "@/lib/returns/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import { readOrder } from "@/testing/orders";

/** The lines of a return of so many pieces of each of these products. */
export async function wantBack(
  orderId: string,
  wanted: [ProductDto, number][],
  fields: Partial<OpenReturnRequest> = {},
): Promise<OpenReturnRequest> {
  const { cartItems } = await readOrder(orderId);
  return {
    wish: "refund",
    lines: wanted.flatMap(([product, quantity]) => {
      const line = cartItems.find(({ productId }) => productId.toString() === product._id);
      if (!line || quantity === 0) return [];
      return [{ lineId: line._id.toString(), quantity, reason: "wrongSize" as const }];
    }),
    ...fields,
  };
}

/** Opens a return as the desk does; returns its id. */
export async function openReturnOf(
  actor: UserDto,
  orderId: string,
  request: OpenReturnRequest,
  key: string = randomUUID(),
): Promise<string> {
  return await openReturn({ actor, orderId, input: openReturnSchema.parse(request), key });
}

/** Asks for a return as its customer does; returns its id. */
export async function askReturnOf(
  user: UserDto,
  orderId: string,
  request: AskReturnRequest,
  key: string = randomUUID(),
): Promise<string> {
  return await askReturn({ user, orderId, input: askReturnSchema.parse(request), key });
}

/** Accepts or refuses a requested return, as the desk does. */
export async function decideReturn(
  actor: UserDto,
  { orderId, returnId, ...decision }: { orderId: string; returnId: string } & Decision,
): Promise<string[]> {
  const move = moveReturnSchema.parse({ from: "asked", ...decision });
  return await moveReturn({ actor, orderId, returnId, move });
}

type Decision =
  | { to: "accepted"; lines?: OpenReturnRequest["lines"] }
  | { to: "refused"; reason: ReturnRefusal; words?: string };

/** Receives the pieces; all of them can be sold again. */
export async function receiveReturn(actor: UserDto, orderId: string, returnId: string): Promise<string[]> {
  const { lines } = await readReturn(orderId, returnId);
  const sellable = lines.map(({ lineId, quantity }) => ({ lineId: lineId.toString(), sellable: quantity }));
  return await moveReturn({
    actor,
    orderId,
    returnId,
    move: { from: "accepted", to: "received", sellable },
  });
}

export async function readReturn(orderId: string, returnId: string) {
  const entry = (await readOrder(orderId)).returns?.find(({ id }) => id.toString() === returnId);
  if (!entry) throw new Error("There is no such return.");
  return entry;
}
