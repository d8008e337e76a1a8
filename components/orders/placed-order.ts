let placedOrderId = "";

/** Carries the order that was just placed from the checkout to the list of orders, in no address and in no store. */
export function setPlacedOrder(orderId: string): void {
  placedOrderId = orderId;
}

/** Empty on the server and after a reload. */
export function getPlacedOrder(): string {
  return placedOrderId;
}

export function clearPlacedOrder(): void {
  placedOrderId = "";
}
