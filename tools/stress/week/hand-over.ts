import { setTimeout as sleep } from "node:timers/promises";
import { MAX_BOOKINGS } from "@/lib/delivery/bookings/schema";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { MAX_FILE_IDS } from "@/lib/delivery/parcels/schema";
import { inChunks, pick } from "@/tools/stress/many";
import type { Stage } from "@/tools/stress/stage";
import { readOrders, type WeekParcel } from "@/tools/stress/week/week-parcel";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const PRESS_AGAIN_MS = 2_000;
/** A lease of a killed server and its sweeper's turn, several times over. */
const LONGEST_BOOKING_MS = 5 * MINUTE_MS;
/** What the courier's line does in between. */
const TROUBLES = ["lost", "done and 500", "500", "wrong JSON"] as const;
const ONE_IN = 3;

export async function packAll(stage: Stage, parcels: WeekParcel[]): Promise<void> {
  await inChunks(parcels, async ({ orderId }) => {
    await stage.patch(`/orders/${orderId}`, { status: "Confirmed" });
    await stage.patch(`/orders/${orderId}/parcel`, { from: "toPack", to: "packed" });
  });
}

/** As the file's report does it: those that are in it, with a code each. */
export async function handOverByFile(stage: Stage, parcels: WeekParcel[]): Promise<void> {
  for (let at = 0; at < parcels.length; at += MAX_FILE_IDS) {
    const part = parcels.slice(at, at + MAX_FILE_IDS);
    const path = `/parcels/file?courier=pathao&ids=${part.map(({ orderId }) => orderId).join(",")}`;
    await stage.insist({ method: "GET", path });
    await handOver(stage, part, "pathao");
  }
}

export async function handOver(stage: Stage, parcels: WeekParcel[], courier: Courier): Promise<void> {
  await inChunks(parcels, async ({ orderId }) => {
    const code = courier === "pathao" ? { trackingCode: `DH-${orderId}` } : {};
    await stage.patch(`/orders/${orderId}/parcel`, { from: "packed", to: "handedOver", courier, ...code });
  });
}

/** Presses Book for what is not booked, again and again, over a line that breaks. Returns what became of each press. */
export async function bookAll(stage: Stage, parcels: WeekParcel[]): Promise<string[]> {
  const presses: string[] = [];
  for (const endsAt = Date.now() + LONGEST_BOOKING_MS; Date.now() < endsAt;) {
    const open = (await readOrders(parcels)).filter(({ parcel }) => !parcel?.consignmentId);
    if (open.length === 0) break;
    for (let at = 0; at < open.length; at += MAX_BOOKINGS) {
      // The first answer is lost in any case: it is what a broken shop stumbles over.
      if (presses.length === 0) stage.courier.troubles.push("lost");
      else if (Math.random() * ONE_IN < 1) stage.courier.troubles.push(pick(TROUBLES));
      const ids = open.slice(at, at + MAX_BOOKINGS).map(({ _id }) => _id.toString());
      const { code } = await stage.send({ method: "POST", path: "/parcels/bookings", body: { ids } });
      presses.push(code);
      if (code !== "done") stage.retries.push(code);
    }
    await sleep(PRESS_AGAIN_MS);
  }
  stage.courier.troubles.length = 0;
  return presses;
}
