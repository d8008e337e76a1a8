import { readKept } from "@/components/ui/web-storage";
import { MAX_PRINTED } from "@/lib/orders/all-orders/schema";
import { printPath } from "@/lib/desk-paths";

export const LABEL_SIZE_KEY = "label size";

/** The path of these orders' labels, on the paper size that this device last used. Works only in the browser. */
export const labelsPath = (orderIds: string[], { isAtOnce = false } = {}): string =>
  printPath(orderIds.slice(0, MAX_PRINTED), "labels", {
    size: readKept("localStorage", LABEL_SIZE_KEY) ?? "",
    isAtOnce,
  });
