import { Types } from "mongoose";
import { getAuditPage } from "@/lib/accounts/audit-log/queries";
import { auditPlaceSchema } from "@/lib/accounts/audit-log/schema";
import { listUsers } from "@/lib/accounts/users/queries";
import { listUsersQuerySchema } from "@/lib/accounts/users/schema";
import { NO_ROWS } from "@/lib/catalogue/imports/constants";
import { listImportRows, listImports } from "@/lib/catalogue/imports/queries";
import { importsPlaceSchema, listRowsQuerySchema } from "@/lib/catalogue/imports/schema";
import { listProducts } from "@/lib/catalogue/products/queries";
import { listProductsQuerySchema } from "@/lib/catalogue/products/schema";
import { ITEM_STATUSES } from "@/lib/catalogue/sales/constants";
import { listSaleItems, listSales } from "@/lib/catalogue/sales/queries";
import { listItemsQuerySchema, listSalesQuerySchema } from "@/lib/catalogue/sales/schema";
import { listMessages } from "@/lib/messages/queries";
import { messagesPlaceSchema } from "@/lib/messages/schema";
import { toPage, writeCursor } from "@/lib/platform/http/list";
import { stockRank } from "@/lib/stock/rules";
import { AuditEntry } from "@/models/audit-entry";
import { Import } from "@/models/import";
import { ImportRow } from "@/models/import-row";
import { Message } from "@/models/message";
import { Product } from "@/models/product";
import { Sale, SaleItem } from "@/models/sale";
import { User } from "@/models/user";
import {
  acceptsBy,
  type DeskListRow,
  HOUR_MS,
  idsOf,
  inserted,
  places,
  timeOf,
} from "@/testing/lists/desk-list-rows";

const PRODUCTS = {
  source: "lib/catalogue/products/api.ts",
  fill: async (count: number) => {
    const made = await Product.insertMany(
      places(count).map((index) => ({
        name: `Cap ${index}`,
        nameKey: new Types.ObjectId().toString(),
        category: "Caps",
        price: 500,
        image1: "/catalogue/x.webp",
        stock: String(index % 40),
        stockRank: stockRank(String(index % 40)),
      })),
    );
    return made.map(({ _id }) => _id.toString());
  },
  accepts: acceptsBy(listProductsQuerySchema),
};

const messageRow = (list: "waiting" | "sent", states: readonly string[]): DeskListRow => ({
  list: `messages: ${list}`,
  source: "lib/messages/queries.ts",
  fill: async (count) => {
    const ids = places(count).map(() => `${new Types.ObjectId().toString()}:mail:customer`);
    await Message.insertMany(
      ids.map((_id, index) => ({
        _id,
        kind: "placed",
        channel: "mail",
        role: "customer",
        at: timeOf(index),
        state: states[index % states.length],
        expiresAt: new Date(Date.now() + HOUR_MS),
      })),
    );
    return ids;
  },
  read: async (cursor) => idsOf(await listMessages(messagesPlaceSchema.parse({ list, cursor }))),
  accepts: acceptsBy(messagesPlaceSchema),
});

const importId = new Types.ObjectId();
const saleId = new Types.ObjectId();

const endedSale = (index: number) => ({
  name: `Sale ${index}`,
  percent: 10,
  roundTo: 1,
  startsAt: timeOf(index),
  endsAt: timeOf(index + 3),
  state: "ended",
  actorEmail: "nadia@example.com",
  startEntryId: new Types.ObjectId(),
  endEntryId: new Types.ObjectId(),
});

/** Lists that only admins read. */
export const ADMIN_LISTS: DeskListRow[] = [
  {
    ...PRODUCTS,
    list: "products",
    read: async (cursor) =>
      idsOf(
        toPage(
          await listProducts(listProductsQuerySchema.parse({ limit: "26", cursor })),
          25,
          ({ _id }) => _id,
        ),
      ),
  },
  {
    ...PRODUCTS,
    list: "products, low stock first",
    read: async (cursor) => {
      const found = await listProducts(
        listProductsQuerySchema.parse({ order: "stock", limit: "26", cursor }),
      );
      return idsOf(toPage(found, 25, ({ _id, stock }) => writeCursor(stockRank(stock), _id)));
    },
  },
  {
    list: "users",
    source: "lib/accounts/users/api.ts",
    fill: async (count) => {
      const made = await User.insertMany(
        places(count).map((index) => ({
          name: `Karim ${index}`,
          email: `${new Types.ObjectId().toString()}@x.example`,
        })),
      );
      return made.map(({ _id }) => _id.toString());
    },
    read: async (cursor) =>
      idsOf(
        toPage(await listUsers(listUsersQuerySchema.parse({ limit: "26", cursor })), 25, ({ _id }) => _id),
      ),
    accepts: acceptsBy(listUsersQuerySchema),
  },
  {
    list: "the activity",
    source: "lib/accounts/audit-log/queries.ts",
    fill: async (count) =>
      (
        await AuditEntry.insertMany(
          places(count).map((index) => ({
            at: timeOf(index),
            actorEmail: "nadia@example.com",
            verb: "confirm",
            kind: "order",
            label: `${index}`,
          })),
        )
      ).map(({ _id }) => _id.toString()),
    read: async (cursor) => idsOf(await getAuditPage({ cursor: auditPlaceSchema.parse({ cursor }).cursor })),
    accepts: acceptsBy(auditPlaceSchema),
  },
  messageRow("waiting", ["waiting", "leased"]),
  messageRow("sent", ["sent"]),
  {
    list: "imports",
    source: "lib/catalogue/imports/queries.ts",
    fill: async (count) =>
      inserted(
        (
          await Import.collection.insertMany(
            places(count).map((index) => ({
              kind: "stock",
              fileName: `${index}.csv`,
              digest: "",
              state: "checked",
              actorEmail: "",
              checkedAt: timeOf(index),
              changes: 0,
              counts: NO_ROWS,
            })),
          )
        ).insertedIds,
      ),
    read: async (cursor) => idsOf(await listImports(importsPlaceSchema.parse({ cursor }))),
    accepts: acceptsBy(importsPlaceSchema),
  },
  {
    list: "sales",
    source: "lib/catalogue/sales/queries.ts",
    fill: async (count) =>
      (await Sale.insertMany(places(count).map(endedSale))).map(({ _id }) => _id.toString()),
    read: async (cursor) => idsOf(await listSales(listSalesQuerySchema.parse({ cursor }))),
    accepts: acceptsBy(listSalesQuerySchema),
  },
  {
    list: "products of a sale",
    source: "lib/catalogue/sales/queries.ts",
    fill: async (count) => {
      const items = places(count).map((index) => ({
        saleId,
        productId: new Types.ObjectId(),
        status: ITEM_STATUSES[index % ITEM_STATUSES.length] ?? "kept",
      }));
      return (await SaleItem.insertMany(items)).map(({ _id }) => _id.toString());
    },
    read: async (cursor) =>
      idsOf(await listSaleItems(saleId.toString(), listItemsQuerySchema.parse({ limit: "25", cursor }))),
    accepts: acceptsBy(listItemsQuerySchema),
  },
  {
    list: "rows of an import",
    source: "lib/catalogue/imports/queries.ts",
    fill: async (count) => {
      const from = 1 + (await ImportRow.countDocuments());
      const rows = places(count).map((index) => from + index);
      await ImportRow.insertMany(
        rows.map((row) => ({
          importId,
          row,
          status: row % 3 ? "waiting" : "same",
          undoId: new Types.ObjectId(),
        })),
      );
      return rows.map(String);
    },
    read: async (cursor) => {
      const { rows, next } = await listImportRows(importId.toString(), listRowsQuerySchema.parse({ cursor }));
      return { rows: rows.map(({ row }) => String(row)), next };
    },
    accepts: acceptsBy(listRowsQuerySchema),
  },
];
