import { setTimeout as sleep } from "node:timers/promises";
import { makeProduct } from "@/testing/products";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { range, tell, unexpected } from "@/tools/stress/count";
import { type Doubles, startDoubles } from "@/tools/stress/doubles";
import { insist } from "@/tools/stress/insist";
import { acknowledge } from "@/tools/stress/place";
import type { Acknowledged, Scenario, Size } from "@/tools/stress/scenario";
import { type Basket, fillBaskets, makeShoppers, orderCall } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const LONGEST_FUSE_MS = 300;
const MOST_UNFINISHED = 100;
const AWAY_MS = 3_000;
/** Every so many-th order is confirmed, and the one after it called off by its customer. */
const DECIDED_EVERY = 4;
const PAUSE_MS = 1_000;
const TELL_MS = 15_000;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

let doubles: Doubles | undefined;

/** Orders whose customers and shopkeeper are told, while servers, database and gateways die: each thing once, none lost. */
export const messages: Scenario = {
  name: ({ checkouts, serverKills, databaseKills }) =>
    `${checkouts} orders with messages, ${half(serverKills)} kills of servers, ${half(databaseKills)} of the database, ${half(databaseKills)} of the gateways`,
  async prepare(defer) {
    doubles = await startDoubles();
    defer(doubles.close);
    return doubles.environment;
  },
  async run(stage, size) {
    if (!doubles) throw new Error("There are no gateways.");
    const product = await makeProduct({ stock: "999999" });
    const baskets = await fillBaskets(await makeShoppers(size.checkouts), () => [{ product, quantity: 1 }]);
    const retries: string[] = [];
    const { codes, acknowledged } = await placeUnderFire({ stage, size, baskets, retries, doubles });
    await Promise.all([...stage.servers, stage.database].map((one) => one.whenReady()));
    const left = await waitUntilTold();
    const { violations, told } = await checkTold(acknowledged, doubles);
    const { repeats, trouble } = doubles;
    return {
      clients: baskets.length,
      happened: `${tell(codes)}; ${told}; answered from their ids: ${repeats.sms} SMS, ${repeats.mail} mails; trouble: ${JSON.stringify(trouble)}; retries: ${tell(retries)}`,
      violations: [
        ...unexpected(codes, ["done"]),
        ...(left > 0 ? [`${left} messages or events still wait`] : []),
        ...violations,
      ],
      acknowledged,
    };
  },
};

const half = (count: number): number => Math.ceil(count / 2);

interface FireOptions {
  stage: Stage;
  size: Size;
  baskets: Basket[];
  retries: string[];
  doubles: Doubles;
}

async function placeUnderFire({ stage, size, baskets, retries, doubles: gateways }: FireOptions) {
  const kills = half(size.serverKills);
  const perWave = Math.ceil(baskets.length / kills);
  const databaseEvery = Math.max(1, Math.floor(kills / half(size.databaseKills)));
  const clients: Promise<{ code: string; acknowledged: Acknowledged[] }>[] = [];
  const unfinished = new Set<Promise<unknown>>();
  for (const index of range(kills)) {
    await Promise.all([...stage.servers, stage.database].map((one) => one.whenReady()));
    while (unfinished.size > MOST_UNFINISHED) await sleep(LONGEST_FUSE_MS);
    for (const [place, basket] of baskets.slice(index * perWave, (index + 1) * perWave).entries()) {
      const client = orderAndDecide({ stage, basket, retries, place });
      clients.push(client);
      unfinished.add(client);
      void client.finally(() => unfinished.delete(client));
    }
    await sleep(Math.random() * LONGEST_FUSE_MS);
    console.log(
      `      wave ${index + 1} of ${kills}: ${unfinished.size} of ${clients.length} clients at work`,
    );
    await stage.servers[index % stage.servers.length]?.kill();
    if (index % databaseEvery === 0) await Promise.all([stage.database.kill(), gateways.kill(AWAY_MS)]);
  }
  const finished = await Promise.all(clients);
  return {
    codes: finished.map(({ code }) => code),
    acknowledged: finished.flatMap((client) => client.acknowledged),
  };
}

interface ClientOptions {
  stage: Stage;
  basket: Basket;
  retries: string[];
  place: number;
}

async function orderAndDecide({ stage, basket, retries, place }: ClientOptions) {
  const { ports, admin } = stage;
  const answer = await insist({ ports, call: orderCall(basket), retries });
  const acknowledged = acknowledge({ basket, answer });
  const path = `/orders/${acknowledged[0]?.orderId ?? ""}`;
  if (place % DECIDED_EVERY === 0)
    await insist({
      ports,
      call: { method: "PATCH", path, token: admin.token, body: { status: "Confirmed" } },
      retries,
    });
  if (place % DECIDED_EVERY === 1)
    await insist({ ports, call: { method: "DELETE", path, token: basket.token }, retries });
  return { code: answer.code, acknowledged };
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
async function checkTold(acknowledged: Acknowledged[], { sms, mail, telegram }: Doubles) {
  const violations: string[] = [];
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
    if (state !== "sent" && state !== "dropped") violations.push(`message ${id} is ${state}`);
    if (channel !== "telegram" && state === "sent" && taken === undefined)
      violations.push(`message ${id} is called sent, and nobody took it`);
    if (taken !== undefined && taken < at) violations.push(`message ${id} came before its cause`);
  }
  for (const id of [...sms.keys(), ...mail.keys()])
    if (!expected.has(id)) violations.push(`message ${id} tells of what never happened`);
  const numbers = new Set(orders.map(({ orderNumber }) => String(orderNumber)));
  for (const number of [...telegram.keys()].map((text) => text.split(" ").at(-1) ?? ""))
    if (!numbers.has(number))
      violations.push(`the shopkeeper was told of order ${number}, which is not there`);
  const twice = [...telegram.values()].filter((times) => times > 1).length;
  const told = `${expected.size} messages expected of ${orders.length} orders: ${JSON.stringify(counts)}; taken once each: ${sms.size} SMS, ${mail.size} mails; Telegram, which knows no ids: ${telegram.size} things, ${twice} of them more than once`;
  console.log(`      ${told}`);
  return { violations, told };
}

const BOTH = ["mail:customer", "sms:customer"];
const WAYS: Partial<Record<string, string[]>> = {
  placed: [...BOTH, "telegram:shop"],
  confirmed: BOTH,
  calledOff: ["telegram:shop"],
};
