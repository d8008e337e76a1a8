import { AuditEntry } from "@/models/audit-entry";
import { CartLine } from "@/models/cart-line";
import { Counter } from "@/models/counter";
import { DeletedDocument } from "@/models/deleted-document";
import { EmailVerification } from "@/models/email-verification";
import { Identity } from "@/models/identity";
import { MigrationRecord } from "@/models/migration";
import { Milestone } from "@/models/milestone";
import { Order } from "@/models/order";
import { PasswordReset } from "@/models/password-reset";
import { PictureChunk, PictureFile } from "@/models/picture";
import { Product } from "@/models/product";
import { Session } from "@/models/session";
import { StockUnit } from "@/models/stock-unit";
import { User } from "@/models/user";
import { VitalsDay } from "@/models/vitals-day";

/**
 * Every collection but that of the changes, which servers tell each other and forget, and the keys of Add to Cart, which
 * are repeated for as long as a page is open and kept for a day, in the order in which an archive is written while the
 * shop is serving. lib/backup/reconcile-orders.ts can put right what changed on the way only because of it:
 */
export const BACKUP_ORDER = [
  // Before all that they change: what the record calls done is done in whatever is read after it.
  MigrationRecord,
  // Before the units: a stock text that lags behind its unit is published again, the reverse is not.
  Product,
  // Before the counter: an order that is left out has not emptied its cart yet.
  CartLine,
  // The cutoff (lib/backup/read-cutoff.ts): orders with a higher number are left out.
  Counter,
  // Before the orders: a hold whose order was decided since then can be settled, one that is missing cannot be made.
  StockUnit,
  Order,
  // After the orders, and who they belong to last: nobody's order, session or identity is without its account.
  Identity,
  Session,
  PasswordReset,
  EmailVerification,
  User,
  // After what it keeps copies of: what is deleted on the way is in both and not in neither.
  DeletedDocument,
  AuditEntry,
  Milestone,
  VitalsDay,
  // After the products that show them, and a file before its chunks: these are written first.
  PictureFile,
  PictureChunk,
].map(({ collection }) => collection.name);

export const MIGRATIONS_RUN = MigrationRecord.collection.name;
export const COUNTERS = Counter.collection.name;
export const ORDERS = Order.collection.name;
export const STOCK_UNITS = StockUnit.collection.name;
