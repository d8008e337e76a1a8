let placedOrderId = "";

/** Carries a new order's id from the checkout to the list of orders, without the address or browser storage. */
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
