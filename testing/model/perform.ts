import { cancelPending } from "@/lib/orders/decide/cancel-pending";
import { cancelOrder } from "@/lib/orders/decide/cancel-order";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { restoreOrder } from "@/lib/orders/decide/restore-order";
import { COURIER, staffActor } from "@/lib/orders/events";
import { addNote } from "@/lib/orders/call-queue/add-note";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { recordCall } from "@/lib/orders/call-queue/record-call";
import { placeByStaff } from "@/lib/orders/by-staff/place-by-staff";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { noteCash } from "@/lib/cash/note-cash";
import { moveParcel } from "@/lib/delivery/parcels/move-parcel";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import type { Act, ActFields, ActName, ActOf } from "@/testing/model/acts";
import { LOCATION } from "@/testing/model/money";
import { orderAtOnce } from "@/testing/model/order-at-once";
import { performReturn } from "@/testing/model/perform-returns";
import { idOf, type World } from "@/testing/model/world";
import { toLines } from "@/testing/model/wanted-lines";
import { change } from "@/testing/contents";
import { makeKey } from "@/testing/orders";
import { Order } from "@/models/order";

type Performers = { [Name in ActName]: (world: World, act: ActFields[Name]) => Promise<unknown> };

const decide =
  (decision: typeof ORDER_STEPS.confirm.to | typeof ORDER_STEPS.cancel.to) =>
  ({ orderIds, admin }: World, { order }: { order: number }) =>
    decideOrder({ orderId: idOf(orderIds, order), decision, by: staffActor(admin) });

const remove =
  (who: "admin" | "customer") =>
  (world: World, { order }: { order: number }) =>
    deleteOrder({ actor: world[who], orderId: idOf(world.orderIds, order) });

async function placeForSomebody(world: World, act: ActFields["placeByStaff"]): Promise<void> {
  const { as, lines, discount, advance } = act;
  const input = staffOrderSchema.parse({
    name: "Rahim Uddin",
    phone: world.phone,
    address: "House 12, Road 5, Dhanmondi, Dhaka",
    deliveryLocation: LOCATION,
    lines: toLines(world, lines),
    source: "phone",
    discount: { amount: discount, reason: "Agreed" },
    ...(advance > 0 && { advance: { amount: advance, reference: "9XK27" } }),
  });
  const { orderId } = await placeByStaff({ staff: world.admin, input, key: makeKey() });
  world.orderIds.set(as, orderId);
}

const move = (world: World, { order, from, to, by, ticks }: ActFields["move"]) =>
  moveParcel({
    by: by === "staff" ? staffActor(world.admin) : COURIER,
    orderId: idOf(world.orderIds, order),
    input: {
      from,
      to,
      ...(ticks && {
        returned: ticks.map(({ line, ...pieces }) => ({
          lineId: world.lineIds.get(order)?.[line] ?? "",
          ...pieces,
        })),
      }),
    },
  });

/** Reopens as the person who has just cancelled: the shop allows it only then. */
async function reopen({ orderIds, admin }: World, { order }: { order: number }): Promise<void> {
  const orderId = idOf(orderIds, order);
  const canceled: Record<string, object> = { "cancellation.at": { $type: "date" } };
  await Order.updateOne({ _id: orderId, ...canceled }, [{ $set: { "cancellation.at": "$$NOW" } }], {
    updatePipeline: true,
    timestamps: false,
  });
  await reopenOrder({ orderId, by: staffActor(admin) });
}

/** Performs each act on the shop. */
const PERFORMERS: Performers = {
  ...performReturn,
  place: orderAtOnce,
  placeByStaff: placeForSomebody,
  call: ({ orderIds, admin }, { order }) =>
    recordCall({
      actor: admin,
      orderId: idOf(orderIds, order),
      // Without a new note the call would count as the second press of a double tap.
      call: { outcome: "agreed", note: makeKey() },
    }),
  note: ({ orderIds, admin }, { order }) =>
    addNote({ actor: admin, orderId: idOf(orderIds, order), text: "Rings twice." }),
  advance: ({ orderIds, admin }, { order, amount }) =>
    noteAdvance({
      actor: admin,
      orderId: idOf(orderIds, order),
      advance: { amount, reference: amount > 0 ? "9XK27" : "" },
    }),
  change: (world, { order, lines, discount }) =>
    change(world.admin, idOf(world.orderIds, order), {
      lines: toLines(world, lines),
      discount: { amount: discount, reason: "Agreed" },
    }),
  confirm: decide(ORDER_STEPS.confirm.to),
  cancel: decide(ORDER_STEPS.cancel.to),
  cancelAtDesk: ({ orderIds, admin }, { order }) =>
    cancelOrder({ orderId: idOf(orderIds, order), by: staffActor(admin) }),
  cancelAll: ({ customer, admin }) =>
    cancelPending({ input: { email: customer.email }, key: makeKey(), by: staffActor(admin) }),
  callOff: remove("customer"),
  delete: remove("admin"),
  reopen,
  restore: ({ orderIds, admin }, { order }) => restoreOrder(idOf(orderIds, order), staffActor(admin)),
  move,
  cash: ({ orderIds, admin }, { order, from, to }) =>
    noteCash({
      by: staffActor(admin),
      orderId: idOf(orderIds, order),
      note: { from, to, reason: "By hand" },
    }),
  sweep: () => sweepOrders(),
};

const performAs = <Name extends ActName>(world: World, act: ActOf<Name>): Promise<unknown> =>
  PERFORMERS[act.name](world, act);

export async function perform(world: World, act: Act): Promise<void> {
  await performAs(world, act);
}
