import { Types } from "mongoose";
import type { Page } from "@/lib/platform/http/list";
import { Order } from "@/models/order";
import { fillOrders } from "@/tools/bench/fill/orders";

const LONG_AGO = Date.parse("2026-01-02T03:04:05Z");
export const HOUR_MS = 3_600_000;
const STEP = 150;

export const places = (count: number) => Array.from({ length: count }, (_, index) => index);
/** Three rows share each time, so that their ids decide the order. */
export const timeOf = (index: number) => new Date(LONG_AGO + Math.floor(index / 3) * HOUR_MS);

/** Makes orders with these fields, by their index. */
export const orders =
  (fields: (index: number) => object) =>
  async (count: number): Promise<string[]> => {
    const known = await Order.countDocuments();
    const ids: string[] = [];
    const usual: object = { status: "pending", deletedAt: null, nextCallAt: null, isCalledOff: false };
    // In small groups, so that a busy machine still answers each in time.
    for (let made = 0; made < count; made += STEP)
      await fillOrders(known + Math.min(count, made + STEP), {
        finish: (order, index) => {
          ids.push(order._id.toString());
          return { ...order, ...usual, ...fields(index - known) };
        },
      });
    return ids;
  };

export const parcel = (fields: (index: number) => object) =>
  orders((index) => ({ status: "Confirmed", parcel: { courier: "pathao", ...fields(index) } }));

export const withCash = (fields: object) =>
  parcel((index) => ({ state: "handedOver", handedOverAt: timeOf(index), cashExpected: 100, ...fields }));

export const returnOf = (index: number) => ({
  id: new Types.ObjectId(),
  at: timeOf(index),
  by: { role: "staff" },
  key: `${index}`,
  wish: "refund",
  lines: [],
});

export const RETURN_STATES = ["asked", "accepted", "settled"];

export const inserted = (ids: Record<number, unknown>): string[] => Object.values(ids).map(String);

export const idsOf = <Row extends { _id: string }>({ rows, next }: Page<Row>): Page<string> => ({
  rows: rows.map(({ _id }) => _id),
  next,
});

export const ordersOf = <Row extends { orderId: string }>({ rows, next }: Page<Row>): Page<string> => ({
  rows: rows.map(({ orderId }) => orderId),
  next,
});

export interface DeskListRow {
  list: string;
  /** The file that reads the list page by page. */
  source: string;
  /** Adds so many rows, and returns their ids. */
  fill: (count: number) => Promise<string[]>;
  /** Reads the ids of one page of the list. */
  read: (cursor?: string) => Promise<Page<string>>;
  /** Whether its address accepts this cursor. */
  accepts: (cursor: string) => boolean;
}

export const acceptsBy =
  (schema: { safeParse: (asked: unknown) => { success: boolean } }, name = "cursor") =>
  (cursor: string): boolean =>
    schema.safeParse({ [name]: cursor }).success;
