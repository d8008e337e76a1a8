import { moveReturn } from "@/lib/returns/move-return";
import { placeExchange } from "@/lib/returns/place-exchange";
import { refundReturn } from "@/lib/returns/refund-return";
import { withdrawReturn } from "@/lib/returns/withdraw-return";
import { moveReturnSchema, type MoveReturnRequest } from "@/lib/returns/schema";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";
import type { ActFields } from "@/testing/model/acts";
import { toLines } from "@/testing/model/wanted-lines";
import { idOf, type World } from "@/testing/model/world";
import { askReturnOf, openReturnOf } from "@/testing/returns";

const wishOf = (world: World, { order, lines }: ActFields["ask"]) => ({
  wish: "refund" as const,
  lines: lines.map(({ line, quantity }) => ({
    lineId: lineIdOf(world, order, line),
    quantity,
    reason: "wrongSize" as const,
  })),
});

/** The id of a line; an id that exists nowhere if the order no longer has the line. */
const lineIdOf = ({ lineIds }: World, order: number, line: number): string =>
  lineIds.get(order)?.[line] ?? idOf(new Map(), line);

interface OfReturn {
  order: number;
  entry: number;
}

const placeOfReturn = ({ orderIds, returnIds, admin }: World, { order, entry }: OfReturn) => ({
  actor: admin,
  orderId: idOf(orderIds, order),
  returnId: idOf(returnIds, entry),
});

const moveBy =
  <Fields extends OfReturn>(request: (world: World, act: Fields) => MoveReturnRequest) =>
  (world: World, act: Fields) =>
    moveReturn({ ...placeOfReturn(world, act), move: moveReturnSchema.parse(request(world, act)) });

const { accept, refuse, callOff, receive, settle } = RETURN_STEPS;

export const performReturn = {
  ask: async (world: World, act: ActFields["ask"]) => {
    const orderId = idOf(world.orderIds, act.order);
    world.returnIds.set(act.as, await askReturnOf(world.customer, orderId, wishOf(world, act)));
  },
  open: async (world: World, act: ActFields["open"]) => {
    const orderId = idOf(world.orderIds, act.order);
    world.returnIds.set(act.as, await openReturnOf(world.admin, orderId, wishOf(world, act)));
  },
  withdraw: (world: World, act: OfReturn) => {
    const { orderId, returnId } = placeOfReturn(world, act);
    return withdrawReturn({ user: world.customer, orderId, returnId });
  },
  accept: moveBy(() => ({ from: accept.from[0], to: accept.to })),
  refuse: moveBy(() => ({ from: refuse.from[0], to: refuse.to, reason: "used" })),
  callOffReturn: moveBy(() => ({ from: callOff.from[0], to: callOff.to })),
  receiveReturn: moveBy<ActFields["receiveReturn"]>((world, { order, entry, sellable }) => ({
    from: receive.from[0],
    to: receive.to,
    sellable: (world.model.orders.get(order)?.returns.get(entry)?.lines ?? []).map(({ line }, index) => ({
      lineId: lineIdOf(world, order, line),
      sellable: sellable[index] ?? 0,
    })),
  })),
  settle: moveBy(() => ({ from: settle.from[0], to: settle.to })),
  refund: (world: World, act: ActFields["refund"]) =>
    refundReturn({
      ...placeOfReturn(world, act),
      refund: { amount: act.amount, method: "cash", reference: "", reason: "Agreed" },
    }),
  exchange: async (world: World, act: ActFields["exchange"]) => {
    const input = { lines: toLines(world, act.lines) };
    const { orderId } = await placeExchange({ ...placeOfReturn(world, act), input });
    world.orderIds.set(act.as, orderId);
  },
};
