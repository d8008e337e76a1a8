import "server-only";
import type { Types } from "mongoose";
import { ACTIVE_STATES, ITEM_STATUSES, type ItemStatus, NO_ITEMS } from "@/lib/catalogue/sales/constants";
import type { SaleDto, SaleItemDto } from "@/lib/catalogue/sales/dto";
import type { ListItemsQuery, ListSalesQuery } from "@/lib/catalogue/sales/schema";
import { behind } from "@/lib/platform/database/behind";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { AppError } from "@/lib/platform/http/errors";
import { type Page, toPage } from "@/lib/platform/http/list";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { Sale, SaleItem, type StoredSale, type StoredSaleItem } from "@/models/sale";

const SALES_PER_PAGE = 20;
const ITEMS_PER_PAGE = 100;
const NEWEST_FIRST = { _id: -1 } as const;
const IN_ORDER = { _id: 1 } as const;

/** A sale; null if there is none. */
export async function getSale(saleId: string): Promise<SaleDto | null> {
  const sale = await Sale.findById(saleId).lean();
  return sale && toSaleDto(sale);
}

/** The same. Throws NOT_FOUND. */
export async function requireSale(saleId: string): Promise<SaleDto> {
  const sale = await getSale(saleId);
  if (!sale) throw new AppError("NOT_FOUND");
  return sale;
}

/** The sales, newest first. */
export async function listSales({ cursor, limit = SALES_PER_PAGE }: ListSalesQuery = {}): Promise<
  Page<SaleDto>
> {
  const found = await Sale.find(behind(NEWEST_FIRST, cursor ? [cursor] : undefined))
    .sort(NEWEST_FIRST)
    .limit(limit + 1)
    .lean();
  return toPage(found.map(toSaleDto), limit, ({ _id }) => _id);
}

/** What a sale has done with its products, in the order in which it came to them. */
export async function listSaleItems(
  saleId: string,
  { status, cursor, limit = ITEMS_PER_PAGE }: ListItemsQuery = {},
): Promise<Page<SaleItemDto>> {
  const found = await SaleItem.find({
    saleId,
    status: status ?? { $in: ITEM_STATUSES },
    ...behind(IN_ORDER, cursor ? [cursor] : undefined),
  })
    .sort(IN_ORDER)
    .limit(limit + 1)
    .hint(engineHint({ saleId: 1, status: 1, _id: 1 }))
    .lean();
  return toPage(found.map(toSaleItemDto), limit, ({ _id }) => _id);
}

/** The ids of all products that a sale has come to. */
export async function listItemIds(saleId: Types.ObjectId): Promise<string[]> {
  const items = await SaleItem.find({ saleId }).select("productId").lean();
  return items.map(({ productId }) => productId.toString());
}

/** How many products of a sale there are of each status. */
export async function countItems(saleId: Types.ObjectId): Promise<Record<ItemStatus, number>> {
  const counts = { ...NO_ITEMS };
  for (const status of ITEM_STATUSES) counts[status] = await SaleItem.countDocuments({ saleId, status });
  return counts;
}

/** So long the desk is told of a sale before its start, and after its end. */
const TOLD_BEFORE_MS = DAY_MS;
const TOLD_AFTER_MS = 3 * DAY_MS;

/** The sales that the desk's home tells of: those that run, begin soon, or have ended lately. */
export async function listCurrentSales(now: number): Promise<SaleDto[]> {
  const found = await Sale.find({
    $or: [
      { state: { $in: ACTIVE_STATES } },
      { state: "planned", startsAt: { $lt: new Date(now + TOLD_BEFORE_MS) } },
      { state: "ended", endsAt: { $gt: new Date(now - TOLD_AFTER_MS) } },
    ],
  })
    .sort({ startsAt: 1, _id: 1 })
    .lean();
  return found.map(toSaleDto);
}

function toSaleDto(sale: StoredSale): SaleDto {
  const { _id, name, percent, roundTo, productIds, categories, state, version, actorEmail, endedAt } = sale;
  return {
    _id: _id.toString(),
    name,
    percent,
    roundTo,
    ...(productIds && { productIds: productIds.map(String) }),
    ...(categories && { categories: [...categories] }),
    startsAt: toDhakaIso(sale.startsAt),
    endsAt: toDhakaIso(sale.endsAt),
    state,
    version,
    counts: { ...NO_ITEMS, ...sale.counts },
    actorEmail,
    ...(endedAt && { endedAt: toDhakaIso(endedAt) }),
  };
}

function toSaleItemDto({ _id, productId, was, ...item }: StoredSaleItem): SaleItemDto {
  return {
    _id: _id.toString(),
    productId: productId.toString(),
    name: item.name,
    status: item.status,
    was: was ? { price: was.price, ...(was.compareAtPrice && { compareAtPrice: was.compareAtPrice }) } : null,
    price: item.price ?? null,
    reason: item.reason ?? null,
  };
}
