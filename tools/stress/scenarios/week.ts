import { killMeanwhile } from "@/tools/stress/fire";
import { inTurn, range, tell } from "@/tools/stress/many";
import type { Scenario, Size } from "@/tools/stress/scenario";
import { fillBaskets, makeProducts } from "@/tools/stress/shoppers";
import { followByHand, followByWebhook, takeBack } from "@/tools/stress/week/follow";
import { bookAll, handOver, handOverByFile, packAll } from "@/tools/stress/week/hand-over";
import { settleAll } from "@/tools/stress/week/settle";
import { checkParcels, type WeekParcel } from "@/tools/stress/week/week-parcel";

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
    const { acknowledged } = await stage.placeAtOnce(await makeBaskets(size));
    const parcels = acknowledged.map(({ orderId }, index): WeekParcel => ({
      orderId,
      isBooked: index % 2 === 0,
      end: inTurn(ENDS, Math.floor(index / 2)),
    }));
    const booked = parcels.filter(({ isBooked }) => isBooked);
    const filed = parcels.filter(({ isBooked }) => !isBooked);
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
    await checkParcels(stage, parcels);
    return {
      clients: parcels.length,
      happened: [
        `ends: ${tell(parcels.map(({ end }) => end))}`,
        `bookings: ${tell(presses)}, ${stage.courier.consignments.size} consignments`,
        `webhooks: ${stage.expect(webhooks.answers, ["done"])}, ${webhooks.lost} lost and polled`,
        money,
      ].join("; "),
    };
  },
};

async function makeBaskets({ weekOrders }: Size) {
  const products = await makeProducts(PRODUCTS, { stock: String(weekOrders * PIECES) });
  return await fillBaskets(weekOrders, (index) => [{ product: inTurn(products, index), quantity: PIECES }]);
}
