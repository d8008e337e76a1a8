import { readKept } from "@/components/ui/web-storage";
import { MAX_PRINTED } from "@/lib/orders/all-orders/schema";
import { printPath } from "@/lib/paths";

export const LABEL_SIZE_KEY = "label size";

/** The labels of these orders on the paper that this device printed on last. In the browser alone. */
export const labelsPath = (orderIds: string[], { isAtOnce = false } = {}): string =>
  printPath(orderIds.slice(0, MAX_PRINTED), "labels", {
    size: readKept("localStorage", LABEL_SIZE_KEY) ?? "",
    isAtOnce,
  });
