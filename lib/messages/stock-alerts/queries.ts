import "server-only";
import type { AlertChannel } from "@/lib/messages/stock-alerts/constants";
import { groupBy } from "@/lib/platform/group-by";
import { findSpelling, optionKey } from "@/lib/stock/options";
import type { WantedList } from "@/lib/messages/stock-alerts/dto";
import { getMessageVariables } from "@/lib/messages/variables";
import { Product } from "@/models/product";
import { StockAlert } from "@/models/stock-alert";
import { engineHint } from "@/lib/platform/database/engine-hint";

const SHOWN = 10;

/** The options that most people wait for, the most wanted first. */
export async function listWanted(): Promise<WantedList> {
  const waiting = await StockAlert.find({ state: "waiting", endsAt: { $gt: new Date() } })
    .hint(engineHint("waiting"))
    .select("-_id productId size color")
    .lean();
  const groups = groupBy(waiting, (alert) => `${alert.productId.toString()} ${optionKey(alert)}`);
  const most = [...groups.values()].toSorted((a, b) => b.length - a.length).slice(0, SHOWN);
  const products = await Product.find({ _id: { $in: most.flatMap(([alert]) => alert?.productId ?? []) } })
    .select("name nameBn sizes colors")
    .lean();
  const productOf = new Map(products.map((product) => [product._id.toString(), product]));
  const options = most.flatMap((group) => {
    const [alert] = group;
    const product = productOf.get(alert?.productId.toString() ?? "");
    if (!alert || !product) return [];
    return [
      {
        productId: product._id.toString(),
        productName: product.name,
        productNameBn: product.nameBn ?? undefined,
        size: findSpelling(product.sizes, alert.size) ?? alert.size,
        color: findSpelling(product.colors, alert.color) ?? alert.color,
        people: group.length,
      },
    ];
  });
  return { count: groups.size, options };
}

/** How the shop can tell people that something is there again. */
export function listAlertChannels(): AlertChannel[] {
  return getMessageVariables().SMS_GATEWAY === "off" ? ["mail"] : ["mail", "sms"];
}
