import { randomUUID } from "node:crypto";
import { bringTo } from "@/testing/parcels";
import { makePlain } from "@/testing/pictures";
import { Order } from "@/models/order";
import { ReturnPicture } from "@/models/return-picture";
import type { Answer } from "@/tools/stress/call";
import type { Acknowledged, DeskCall } from "@/tools/stress/clients";
import { killMeanwhile, patiently } from "@/tools/stress/fire";
import { inChunks, inTurn, range, tell } from "@/tools/stress/many";
import type { Scenario, Size } from "@/tools/stress/scenario";
import type { Stage } from "@/tools/stress/stage";

const PRICE = 1_000;
const ORDERED = 2;
const AT_ONCE = 3;
const APART_MS = 300;

/** Customers ask for returns, and desks decide, receive, exchange and pay them at once, while servers and database die. */
export const returns: Scenario = {
  name: (size) =>
    `${returnsOf(size)} returns from the request to the money, each step by ${AT_ONCE} at once, ${killsOf(size)} kills`,
  async run(stage, size) {
    const count = returnsOf(size);
    const stock = String(2 * count * ORDERED);
    const { acknowledged } = await stage.orderEach(count, ORDERED, { stock, price: PRICE });
    for (const { orderId } of acknowledged) await bringTo(stage.admin.user, orderId, "delivered");
    const picture = new Uint8Array(await makePlain(300, 400));
    const told = await killMeanwhile(stage, { kills: killsOf(size) }, () =>
      inChunks(acknowledged, (order, index) =>
        goThrough({ stage, picture, order, way: inTurn(WAYS, index) }),
      ),
    );
    const ends = await checkEnds(stage, acknowledged);
    stage.acknowledged.push(...(await listExchanges(acknowledged)));
    // Of each step, the others are told that it is done.
    const answers = stage.expect(told.flat(), ["done", "RETURN_STATE", "PARCEL_STATE"]);
    return { clients: count, happened: `answers: ${answers}; ends: ${tell(ends)}` };
  },
};

const returnsOf = ({ decidedOrders }: Size): number => Math.max(WAYS.length, Math.ceil(decidedOrders / 4));
const killsOf = ({ serverKills }: Size): number => Math.ceil(serverKills / 4);

const WAYS = ["decision", "refund", "exchange", "withdrawal"] as const;

interface ReturnOptions {
  stage: Stage;
  picture: Uint8Array;
  order: Acknowledged;
  way: (typeof WAYS)[number];
}

/** The codes of all answers. */
async function goThrough(options: ReturnOptions): Promise<string[]> {
  const { stage, order, way } = options;
  const told: string[] = [];
  const send: Send = async (calls) => {
    const answers = await stage.insistAtOnce(calls, APART_MS);
    told.push(...answers.map(({ code }) => code));
    return answers;
  };
  const { lineId, returnId } = await ask(options, send);
  const path = `/orders/${order.orderId}/returns/${returnId}`;
  const move = (body: object) => range(AT_ONCE).map(() => ({ method: "PATCH" as const, path, body }));
  if (way === "withdrawal" || way === "decision") {
    const { token } = order.basket;
    const withdrawal: DeskCall = {
      method: "DELETE",
      path: path.replace("/returns/", "/returnRequests/"),
      token,
    };
    const accept = move({ from: "asked", to: "accepted" });
    const refuse = move({ from: "asked", to: "refused", reason: "used" });
    await Promise.all([send([withdrawal, withdrawal]), way === "decision" && send([...accept, ...refuse])]);
    return told;
  }
  await send(move({ from: "asked", to: "accepted" }));
  await send(move({ from: "accepted", to: "received", sellable: [{ lineId, sellable: 1 }] }));
  if (way === "exchange")
    await exchange({ ...options, path, send, settle: move({ from: "received", to: "settled" }) });
  else {
    const body = { amount: PRICE, method: "cash" };
    await send(range(AT_ONCE).map(() => ({ method: "POST", path: `${path}/refund`, body })));
  }
  return told;
}

/** Many at once. */
type Send = (calls: DeskCall[]) => Promise<Answer[]>;

async function ask({ picture, order: { orderId, basket } }: ReturnOptions, send: Send) {
  const { token } = basket;
  const path = `/orders/${orderId}/returnPictures`;
  const [uploaded] = await send([{ method: "POST", path, token, body: picture }]);
  const order = await patiently(() => Order.findById(orderId).select("cartItems._id").lean());
  const lineId = order?.cartItems[0]?._id.toString() ?? "";
  const lines = [{ lineId, quantity: 1, reason: "wrongSize", size: "", color: "" }];
  const asked: DeskCall = {
    method: "POST",
    path: `/orders/${orderId}/returnRequests`,
    token,
    key: randomUUID(),
    body: { lines, wish: "refund", pictures: [uploaded?.body.insertedId] },
  };
  const [answer] = await send(range(AT_ONCE).map(() => asked));
  return { lineId, returnId: answer?.body.insertedId ?? "" };
}

interface ExchangeOptions extends ReturnOptions {
  /** Of the return, below /api. */
  path: string;
  send: Send;
  settle: DeskCall[];
}

/** The same again goes out, and steps back while its return is settled. */
async function exchange({ order, path, send, settle }: ExchangeOptions): Promise<void> {
  const [wish] = order.basket.wishes;
  const { _id: productId = "", sizes = [], colors = [] } = wish?.product ?? {};
  const lines = [{ productId, size: sizes[0] ?? "", color: colors[0] ?? "", quantity: 1 }];
  const placing: DeskCall = { method: "POST", path: `${path}/exchange`, body: { lines } };
  const [placed] = await send(range(AT_ONCE).map(() => placing));
  const parcel = `/orders/${placed?.body.insertedId ?? ""}`;
  const step = (from: string, to: string): DeskCall => ({
    method: "PATCH",
    path: `${parcel}/parcel`,
    body: { from, to },
  });
  await send([{ method: "PATCH", path: parcel, body: { status: "Confirmed" } }]);
  await send([step("toPack", "packed")]);
  await send([step("packed", "handedOver")]);
  await send([step("handedOver", "delivered")]);
  await send([step("delivered", "handedOver"), ...settle, step("delivered", "handedOver")]);
}

/** Those that were placed in exchange are acknowledged too, with a key of the desk. */
async function listExchanges(acknowledged: Acknowledged[]): Promise<Acknowledged[]> {
  const basketOf = new Map(acknowledged.map(({ orderId, basket }) => [orderId, basket]));
  const exchanges = await Order.find({
    "exchangeOf.orderId": { $in: [...basketOf.keys()] },
    status: { $nin: ["placing", "abandoned"] },
  }).lean();
  return exchanges.flatMap(({ _id, key, amount, exchangeOf }) => {
    const basket = basketOf.get(String(exchangeOf?.orderId));
    return basket ? [{ orderId: _id.toString(), basket: { ...basket, key, amount } }] : [];
  });
}

/** Whether each has one return, whose steps were taken once and whose picture is there. */
async function checkEnds(stage: Stage, acknowledged: Acknowledged[]): Promise<string[]> {
  const orders = await Order.find({ _id: { $in: acknowledged.map(({ orderId }) => orderId) } })
    .select("events returns")
    .lean();
  const kept = new Set((await ReturnPicture.find().select("_id").lean()).map(({ _id }) => _id.toString()));
  for (const { _id, events, returns: entries } of orders) {
    const [entry, ...others] = entries ?? [];
    const name = `order ${_id.toString()}`;
    const steps = events.map(({ kind }) => kind).filter((kind) => kind.startsWith("return"));
    const [picture] = entry?.pictures ?? [];
    stage.must(entry !== undefined && others.length === 0, `${name}: ${others.length + 1} returns`);
    stage.must(new Set(steps).size === steps.length, `${name}: ${steps.join()}`);
    stage.must(kept.has(String(picture)), `${name}: its picture is gone`);
  }
  return orders.map((order) => order.returns?.[0]?.state ?? "none");
}
