import { AuditEntry } from "@/models/audit-entry";
import { BlockedPhone } from "@/models/blocked-phone";
import { CartLine } from "@/models/cart-line";
import { Counter } from "@/models/counter";
import { DeletedDocument } from "@/models/deleted-document";
import { EmailVerification } from "@/models/email-verification";
import { Erasure } from "@/models/erasure";
import { Identity } from "@/models/identity";
import { Import } from "@/models/import";
import { ImportRow } from "@/models/import-row";
import { Message } from "@/models/message";
import { MigrationRecord } from "@/models/migration";
import { Milestone } from "@/models/milestone";
import { MissedSearch } from "@/models/missed-search";
import { Order } from "@/models/order";
import { PasswordReset } from "@/models/password-reset";
import { Payout } from "@/models/payout";
import { PictureChunk, PictureFile } from "@/models/picture";
import { Product } from "@/models/product";
import { ReturnPicture } from "@/models/return-picture";
import { Session } from "@/models/session";
import { StockAlert } from "@/models/stock-alert";
import { StockUnit } from "@/models/stock-unit";
import { User } from "@/models/user";
import { VitalsDay } from "@/models/vitals-day";

/**
 * Every collection, in the order in which an archive is written while the shop is serving: only because of it can
 * lib/maintenance/backup/reconcile-orders.ts put right what changed on the way. Left out are
 * - how the last backups went;
 * - the changes that servers tell each other and forget;
 * - the keys of Add to Cart, which are repeated for as long as a page is open, and kept for a day;
 * - the numbers, which are counted from the orders.
 */
export const BACKUP_ORDER = [
  // Before all that they change: what the record calls done is done in whatever is read after it.
  MigrationRecord,
  // Before the units: a stock text that lags behind its unit is published again, the reverse is not.
  Product,
  // Before the counter: an order that is left out has not emptied its cart yet.
  CartLine,
  // The cutoff (lib/maintenance/backup/read-cutoff.ts): orders with a higher number are left out.
  Counter,
  // Before the orders: a hold whose order was decided since then can be settled, one that is missing cannot be made.
  StockUnit,
  // Before the orders: a row that lags behind its order is found recorded there, the reverse would be forgotten.
  Payout,
  Order,
  // Before the messages: who still waits in the copy is told by a message of the same id, and that is found sent.
  StockAlert,
  // After the orders: what is still in an outbox then is made again and found sent, the reverse would be forgotten.
  Message,
  // After the orders: one that no return names is removed again.
  ReturnPicture,
  // After the orders, and who they belong to last: nobody's order, session or identity is without its account.
  Identity,
  Session,
  PasswordReset,
  EmailVerification,
  User,
  // After the account that it removes: who went on the way is in the copy, and goes again once that is brought back.
  Erasure,
  // After what it keeps copies of: what is deleted on the way is in both and not in neither.
  DeletedDocument,
  AuditEntry,
  // Before its rows: what is applied on the way is at most told as waiting, and is found done by the products.
  Import,
  ImportRow,
  Milestone,
  VitalsDay,
  BlockedPhone,
  MissedSearch,
  // After the products that show them, and a file before its chunks: these are written first.
  PictureFile,
  PictureChunk,
].map(({ collection }) => collection.name);

export const MIGRATIONS_RUN = MigrationRecord.collection.name;
export const COUNTERS = Counter.collection.name;
export const ORDERS = Order.collection.name;
export const STOCK_UNITS = StockUnit.collection.name;
