import { KEPT_MODELS } from "@/models/all";
import { Counter } from "@/models/counter";
import { MigrationRecord } from "@/models/migration";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";

/** The collections of an archive, in its order. */
export const BACKUP_ORDER = KEPT_MODELS.map(({ collection }) => collection.name);

export const MIGRATIONS_RUN = MigrationRecord.collection.name;
export const COUNTERS = Counter.collection.name;
export const ORDERS = Order.collection.name;
export const STOCK_UNITS = StockUnit.collection.name;
