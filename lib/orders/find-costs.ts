import "server-only";
import type { Goods } from "@/lib/orders/read-goods";
import { optionKey, type ProductOption } from "@/lib/stock/options";
import { costOf } from "@/lib/stock/rules";

interface WantedLine extends ProductOption {
  productId: string;
}

/** What a line keeps of the cost of its pieces today; nothing where that is not known. */
export type CostOf = (line: WantedLine) => { costPaisa?: number };

const WHOLE = optionKey({ size: "", color: "" });

/** The costs that lines keep: of their option, or of the whole product where it is counted as one. */
export function findCosts({ costs, units }: Pick<Goods, "costs" | "units">): CostOf {
  return ({ productId, ...option }) => {
    const product = costs.get(productId);
    const keys = [optionKey(option), WHOLE];
    const unit = units.find((one) => one.productId.toString() === productId && keys.includes(optionKey(one)));
    const costPaisa = product && costOf(product, unit);
    return costPaisa ? { costPaisa } : {};
  };
}
