import { makeProduct } from "@/testing/products";
import { range, tell, unexpected } from "@/tools/stress/count";
import { placeAtOnce } from "@/tools/stress/place";
import type { Scenario, Size } from "@/tools/stress/scenario";
import { fillBaskets, makeShoppers } from "@/tools/stress/shoppers";
import { killMeanwhile } from "@/tools/stress/week/kill-meanwhile";
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
    const { acknowledged, codes } = await placeAtOnce(stage.ports, await makeBaskets(size));
    const parcels = acknowledged.map(({ orderId }, index): WeekParcel => ({
      orderId,
      isBooked: index % 2 === 0,
      end: ENDS[Math.floor(index / 2) % ENDS.length] ?? "delivered",
    }));
    const [booked, filed] = [
      parcels.filter(({ isBooked }) => isBooked),
      parcels.filter((one) => !one.isBooked),
    ];
    const retries: string[] = [];
    const desk = { stage, retries };
    await packAll(desk, parcels);
    const kills = Math.min(size.serverKills, 12);
    const presses = await killMeanwhile(stage, kills, async () => {
      const [told] = await Promise.all([bookAll(desk, booked), handOverByFile(desk, filed)]);
      return told;
    });
    await handOver(desk, booked, "steadfast");
    const webhooks = await killMeanwhile(stage, kills, async () => {
      const [told] = await Promise.all([followByWebhook(desk, booked), followByHand(desk, filed)]);
      return told;
    });
    await takeBack(desk, parcels);
    const money = await settleAll(stage, parcels);
    return {
      clients: parcels.length,
      happened: [
        `ends: ${tell(parcels.map(({ end }) => end))}`,
        `bookings: ${tell(presses)}, ${stage.courier.consignments.size} consignments`,
        `webhooks: ${tell(webhooks.answers)}, ${webhooks.lost} lost and polled`,
        money.told,
        `retries: ${tell(retries)}`,
      ].join("; "),
      violations: [
        ...unexpected(codes, ["done"]),
        ...unexpected(webhooks.answers, ["done"]),
        ...money.violations,
        ...(await findWrong(stage, parcels)),
      ],
      acknowledged,
    };
  },
};

async function makeBaskets({ weekOrders }: Size) {
  const products = await Promise.all(
    range(PRODUCTS).map(() => makeProduct({ stock: String(weekOrders * PIECES) })),
  );
  return await fillBaskets(await makeShoppers(weekOrders), (index) => {
    const product = products[index % PRODUCTS];
    return product ? [{ product, quantity: PIECES }] : [];
  });
}
