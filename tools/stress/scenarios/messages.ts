import { setTimeout as sleep } from "node:timers/promises";
import { makeProduct } from "@/testing/products";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import type { Acknowledged } from "@/tools/stress/clients";
import { serveInWaves } from "@/tools/stress/fire";
import { inTurn, range } from "@/tools/stress/many";
import type { Scenario, Size } from "@/tools/stress/scenario";
import { type Basket, fillBaskets } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const AWAY_MS = 3_000;
/** Every so many-th order is confirmed, and the one after it called off by its customer. */
const DECIDED_EVERY = 4;
const PAUSE_MS = 1_000;
const TELL_MS = 15_000;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/** Orders whose customers and shopkeeper are told, while servers, database and gateways die: each thing once, none lost. */
export const messages: Scenario = {
  name: ({ checkouts, serverKills, databaseKills }) =>
    `${checkouts} orders with messages, ${half(serverKills)} kills of servers, ${half(databaseKills)} of the database, ${half(databaseKills)} of the gateways`,
  shop: "telling",
  async run(stage, size) {
    const product = await makeProduct({ stock: "999999" });
    const baskets = await fillBaskets(size.checkouts, () => [{ product, quantity: 1 }]);
    const served = await serveInWaves({
      stage,
      baskets,
      kills: killPlan(stage, size),
      serve: (basket, place) => orderAndDecide(stage, basket, place),
    });
    const { told: orders, acknowledged } = stage.summarize(served);
    const left = await waitUntilTold();
    stage.must(left === 0, `${left} messages or events still wait`);
    const told = await checkTold(stage, acknowledged);
    const { repeats, trouble } = stage.gateways;
    return {
      clients: baskets.length,
      happened: `${orders}; ${told}; answered from their ids: ${repeats.sms} SMS, ${repeats.mail} mails; trouble: ${JSON.stringify(trouble)}`,
    };
  },
};

const half = (count: number): number => Math.ceil(count / 2);

/** The servers in turn, and now and then the database and the gateways with them. */
function killPlan({ servers, database, gateways }: Stage, { serverKills, databaseKills }: Size) {
  const kills = half(serverKills);
  const databaseEvery = Math.max(1, Math.floor(kills / half(databaseKills)));
  return range(kills).map((index) => async () => {
    await inTurn(servers, index).kill();
    if (index % databaseEvery === 0) await Promise.all([database.kill(), gateways.kill(AWAY_MS)]);
  });
}

async function orderAndDecide(stage: Stage, basket: Basket, place: number) {
  const placed = await stage.place(basket);
  const path = `/orders/${placed.acknowledged[0]?.orderId ?? ""}`;
  if (place % DECIDED_EVERY === 0) await stage.patch(path, { status: "Confirmed" });
  if (place % DECIDED_EVERY === 1) await stage.insist({ method: "DELETE", path, token: basket.token });
  return placed;
}

/** Nobody waits here for a next try an hour later: it is hurried, as the desk can. Returns how many are left at last. */
async function waitUntilTold(): Promise<number> {
  const giveUpAt = Date.now() + LONGEST_WAIT_MS;
  let tellAt = Date.now();
  for (;;) {
    const [events, open] = await Promise.all([
      Order.find({ outbox: { $type: "objectId" }, status: { $nin: ["placing", "abandoned"] } })
        .hint("outbox")
        .select("_id")
        .lean(),
      Message.find({ dueAt: { $type: "date" } })
        .select("_id tries")
        .lean(),
    ]);
    const left = events.length + open.length;
    if (left === 0 || Date.now() > giveUpAt) return left;
    if (Date.now() > tellAt) {
      console.log(`      ${events.length} orders with events to relay, ${open.length} messages to send`);
      tellAt = Date.now() + TELL_MS;
    }
    await Message.updateMany({ state: "waiting", tries: { $gt: 0 } }, { dueAt: new Date() });
    await sleep(PAUSE_MS);
  }
}

/** Whether each event has its messages, and each message that was sent was taken once and not before its event. */
async function checkTold(stage: Stage, acknowledged: Acknowledged[]): Promise<string> {
  const { sms, mail, telegram } = stage.gateways;
  const ids = acknowledged.map(({ orderId }) => orderId);
  const orders = await Order.find({ _id: { $in: ids } })
    .select("orderNumber events")
    .lean();
  const stored = new Map((await Message.find().lean()).map((message) => [message._id, message]));
  const expected = new Map<string, number>();
  for (const { events } of orders)
    for (const { id, kind, at } of events)
      for (const way of WAYS[kind] ?? []) expected.set(`${id.toString()}:${way}`, at.getTime());
  const counts: Record<string, number> = {};
  for (const [id, at] of expected) {
    const message = stored.get(id);
    const [, channel = ""] = id.split(":");
    const taken = channel === "sms" ? sms.get(id) : channel === "mail" ? mail.get(id) : undefined;
    const state = message?.state ?? "lost";
    const name = `${channel} ${state}`;
    counts[name] = (counts[name] ?? 0) + 1;
    const isUntaken = channel !== "telegram" && state === "sent" && taken === undefined;
    stage.must(state === "sent" || state === "dropped", `message ${id} is ${state}`);
    stage.must(!isUntaken, `message ${id} is called sent, and nobody took it`);
    stage.must(taken === undefined || taken >= at, `message ${id} came before its cause`);
  }
  for (const id of [...sms.keys(), ...mail.keys()])
    stage.must(expected.has(id), `message ${id} tells of what never happened`);
  const numbers = new Set(orders.map(({ orderNumber }) => String(orderNumber)));
  for (const number of [...telegram.keys()].map((text) => text.split(" ").at(-1) ?? ""))
    stage.must(numbers.has(number), `the shopkeeper was told of order ${number}, which is not there`);
  const twice = [...telegram.values()].filter((times) => times > 1).length;
  const told = `${expected.size} messages expected of ${orders.length} orders: ${JSON.stringify(counts)}; taken once each: ${sms.size} SMS, ${mail.size} mails; Telegram, which knows no ids: ${telegram.size} things, ${twice} of them more than once`;
  console.log(`      ${told}`);
  return told;
}

const BOTH = ["mail:customer", "sms:customer"];
const WAYS: Partial<Record<string, string[]>> = {
  placed: [...BOTH, "telegram:shop"],
  confirmed: BOTH,
  calledOff: ["telegram:shop"],
};
