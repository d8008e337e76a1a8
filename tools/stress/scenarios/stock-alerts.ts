import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { GROUP_MS, groupSize } from "@/lib/messages/stock-alerts/rules";
import { makeProduct } from "@/testing/products";
import { Message } from "@/models/message";
import { StockAlert } from "@/models/stock-alert";
import { killMeanwhile, patiently } from "@/tools/stress/fire";
import { inChunks, range, tell } from "@/tools/stress/many";
import type { Scenario, Size } from "@/tools/stress/scenario";
import type { Stage } from "@/tools/stress/stage";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const LONGEST_MS = 10 * MINUTE_MS;
const LONGEST_PAUSE_MS = 4_000;
/** Where it goes again so soon, some messages are on their way. */
const GONE_AFTER_MS = 1_800;

/** What people wait for comes and goes while servers, database and gateways die: each is told once, and nobody too many. */
export const stockAlerts: Scenario = {
  name: (size) =>
    `${peopleOf(size)} people wait for what comes and goes, ${2 * killsOf(size)} kills of servers, 2 of the database`,
  shop: "telling",
  async run(stage, size) {
    const { _id: productId } = await makeProduct({ stock: "0", sizes: [], colors: [] });
    const contacts = range(peopleOf(size)).map((index) =>
      index % 3 === 0 ? `017${String(index).padStart(8, "0")}` : `waits${index}@example.com`,
    );
    const asking = () =>
      inChunks(contacts, async (contact) => {
        const body = { productId, size: "", color: "", contact };
        return (await stage.insist({ method: "POST", path: "/stockAlerts", body })).code;
      });
    const kills = { kills: killsOf(size) };
    const codes = await killMeanwhile(stage, kills, asking);
    const pieces = Math.ceil(contacts.length / (2 * groupsOf(size)));
    const largest = await killMeanwhile(stage, kills, () => comeAndGo(stage, productId, pieces));
    stage.must(largest <= groupSize(pieces), `a group of ${largest} for ${pieces} pieces`);
    const told = await checkTold(stage, contacts);
    return {
      clients: contacts.length,
      happened: `${stage.expect(codes, ["done"])}; the largest group had ${largest} of ${groupSize(pieces)}; ${told}; trouble: ${JSON.stringify(stage.gateways.trouble)}`,
    };
  },
};

const killsOf = ({ serverKills }: Size): number => Math.ceil(serverKills / 4);
const groupsOf = (size: Size): number => killsOf(size) + 2;
const peopleOf = ({ serverKills }: Size): number => serverKills * 6;

/** Until nobody waits any more; the hours of a group are seconds here. Returns how many the largest had. */
async function comeAndGo(stage: Stage, productId: string, pieces: number): Promise<number> {
  let largest = 0;
  const change = (add: number) => {
    const body = { size: "", color: "", add };
    const path = `/products/${productId}/pieces`;
    return stage.insist({ method: "POST", path, key: randomUUID(), body });
  };
  const giveUpAt = Date.now() + LONGEST_MS;
  for (let turn = 1; Date.now() < giveUpAt && (await patiently(isAnybodyWaiting)); turn += 1) {
    await change(pieces);
    if (turn % 3 === 0) await sleep(Math.random() * GONE_AFTER_MS);
    else {
      await sleep(Math.random() * LONGEST_PAUSE_MS);
      largest = Math.max(largest, await patiently(countGroup));
    }
    await change(-pieces);
    await patiently(endHours);
  }
  return largest;
}

const isAnybodyWaiting = async () => (await StockAlert.exists({ isOpen: true })) !== null;

const countGroup = () => StockAlert.countDocuments({ toldAt: { $gt: new Date(Date.now() - GROUP_MS) } });

async function endHours(): Promise<void> {
  const over: Record<string, unknown> = { toldAt: { $type: "date" }, state: "over" };
  await StockAlert.updateMany(over, { toldAt: new Date(Date.now() - 2 * GROUP_MS) });
  await Message.updateMany({ state: "waiting", tries: { $gt: 0 } }, { dueAt: new Date() });
}

/**
 * Whether each was told, by one message. A server that dies after the gateway took it cannot know that: where it is sold out
 * when the next one tries again, it is told of once more when it comes in.
 */
async function checkTold(stage: Stage, contacts: string[]): Promise<string> {
  const { mail, sms } = stage.gateways;
  const alerts = await StockAlert.find().lean();
  const messages = new Map((await Message.find().lean()).map((message) => [message._id, message]));
  const takenOf = new Map<string, string[]>();
  for (const id of [...mail.keys(), ...sms.keys()]) {
    const alertId = id.split("-")[0] ?? "";
    takenOf.set(alertId, [...(takenOf.get(alertId) ?? []), id]);
  }
  const states = alerts.map(
    ({ _id, state }) => `${state}, taken ${takenOf.get(_id.toString())?.length ?? 0} times`,
  );
  const isUnknown = (id: string) =>
    messages.get(id)?.state === "dropped" && (messages.get(id)?.tries ?? 0) > 1;
  const people = new Set(alerts.map(({ contact }) => contact)).size;
  const isOneEach = people === contacts.length && alerts.length === contacts.length;
  stage.must(isOneEach, `${alerts.length} alerts of ${contacts.length} people`);
  for (const { _id, state, contact } of alerts) {
    const taken = takenOf.get(_id.toString()) ?? [];
    const isOnce =
      taken.length === 1 || (taken.length > 1 && taken.filter((id) => !isUnknown(id)).length === 1);
    stage.must(state === "over" && isOnce, `${contact} is ${state} and was told ${taken.length} times`);
  }
  return tell(states);
}
