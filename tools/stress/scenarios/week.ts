import { makeProduct } from "@/testing/products";
import { range, tell, unexpected } from "@/tools/stress/count";
import { killMeanwhile } from "@/tools/stress/fire";
import { placeAtOnce } from "@/tools/stress/place";
import type { Scenario, Size } from "@/tools/stress/scenario";
import { fillBaskets } from "@/tools/stress/shoppers";
import { followByHand, followByWebhook, takeBack } from "@/tools/stress/week/follow";
import { bookAll, handOver, handOverByFile, packAll } from "@/tools/stress/week/hand-over";
import { settleAll } from "@/tools/stress/week/settle";
import { findWrong, type WeekParcel } from "@/tools/stress/week/week-parcel";

const PRODUCTS = 4;
const PIECES = 2;
/** How each tenth of them ends. */
const ENDS = [
  ...range(6).map(() => "delivered" as const),
  "partlyDelivered",
  "returned",
  "returned",
  "handedOver",
] as const;

/** A week of a shop in minutes: half of its parcels by a file, half over Steadfast's API, and the money at the end. */
export const week: Scenario = {
  name: ({ weekOrders }) => `${weekOrders} orders from Confirmed to money, by file and by API, with kills`,
  async run(stage, size) {
    stage.courier.reset();
    const { acknowledged, codes } = await placeAtOnce(stage, await makeBaskets(size));
    const parcels = acknowledged.map(({ orderId }, index): WeekParcel => ({
      orderId,
      isBooked: index % 2 === 0,
      end: ENDS[Math.floor(index / 2) % ENDS.length] ?? "delivered",
    }));
    const [booked, filed] = [
      parcels.filter(({ isBooked }) => isBooked),
      parcels.filter((one) => !one.isBooked),
    ];
    await packAll(stage, parcels);
    const kills = { kills: Math.min(size.serverKills, 12) };
    const presses = await killMeanwhile(stage, kills, async () => {
      const [told] = await Promise.all([bookAll(stage, booked), handOverByFile(stage, filed)]);
      return told;
    });
    await handOver(stage, booked, "steadfast");
    const webhooks = await killMeanwhile(stage, kills, async () => {
      const [told] = await Promise.all([followByWebhook(stage, booked), followByHand(stage, filed)]);
      return told;
    });
    await takeBack(stage, parcels);
    const money = await settleAll(stage, parcels);
    return {
      clients: parcels.length,
      happened: [
        `ends: ${tell(parcels.map(({ end }) => end))}`,
        `bookings: ${tell(presses)}, ${stage.courier.consignments.size} consignments`,
        `webhooks: ${tell(webhooks.answers)}, ${webhooks.lost} lost and polled`,
        money.told,
      ].join("; "),
      violations: [
        ...unexpected(codes, ["done"]),
        ...unexpected(webhooks.answers, ["done"]),
        ...money.violations,
        ...(await findWrong(stage, parcels)),
      ],
    };
  },
};

async function makeBaskets({ weekOrders }: Size) {
  const products = await Promise.all(
    range(PRODUCTS).map(() => makeProduct({ stock: String(weekOrders * PIECES) })),
  );
  return await fillBaskets(weekOrders, (index) => {
    const product = products[index % PRODUCTS];
    return product ? [{ product, quantity: PIECES }] : [];
  });
}
