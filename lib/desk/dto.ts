import type { OrderDto } from "@/lib/orders/dto";

/** How often somebody has ordered from this phone before, and how many of these orders were cancelled. */
export interface EarlierOrders {
  count: number;
  canceled: number;
}

export type DeskOrderDto = OrderDto & { earlier: EarlierOrders };

/** A page of the desk, newest order first. */
export interface DeskPageDto {
  orders: DeskOrderDto[];
  /** The id that the page of newer orders ends before; null at the top. */
  newer: string | null;
  /** The id that the page of older orders starts after; null at the end. */
  older: string | null;
  /** How many orders there were in all when these were read; none of these came in later. */
  total: number;
}
