import { AuditEntry } from "@/models/audit-entry";
import { BackupState } from "@/models/backup-state";
import { BlockedPhone } from "@/models/blocked-phone";
import { CartKey } from "@/models/cart-key";
import { CartLine } from "@/models/cart-line";
import { CacheInvalidation } from "@/models/cache-invalidation";
import { Collection } from "@/models/collection";
import { Coupon, CouponUse } from "@/models/coupon";
import { Counter } from "@/models/counter";
import { CustomerNote } from "@/models/customer-note";
import { DeletedDocument } from "@/models/deleted-document";
import { EmailVerification, PasswordReset } from "@/models/one-time-link";
import { Erasure } from "@/models/erasure";
import { Identity } from "@/models/identity";
import { Import } from "@/models/import";
import { ImportRow } from "@/models/import-row";
import { Message } from "@/models/message";
import { MigrationRecord } from "@/models/migration";
import { Milestone } from "@/models/milestone";
import { MissedSearch } from "@/models/missed-search";
import { NumbersPart, StaleNumbers } from "@/models/numbers";
import { Order } from "@/models/order";
import { PhoneProof } from "@/models/phone-proof";
import { PictureChunk, PictureFile } from "@/models/picture";
import { Payout } from "@/models/payout";
import { Product } from "@/models/product";
import { Review } from "@/models/review";
import { ReturnPicture } from "@/models/return-picture";
import { Sale, SaleItem, SaleLock } from "@/models/sale";
import { Session } from "@/models/session";
import { ShopCategories } from "@/models/shop-categories";
import { ShopSettings } from "@/models/shop-settings";
import { StockAlert } from "@/models/stock-alert";
import { StockUnit } from "@/models/stock-unit";
import { Trouble } from "@/models/trouble";
import { User } from "@/models/user";
import { VitalsDay } from "@/models/vitals-day";

/**
 * Every collection that is kept in a backup, in the order in which an archive is written while the shop is serving: only
 * because of it can lib/maintenance/backup/reconcile-orders.ts put right what changed on the way. Left out are
 * - how the last backups went, and what else is wrong with this machine;
 * - the changes that servers tell each other and forget;
 * - the keys of Add to Cart, which are repeated for as long as a page is open, and kept for a day;
 * - the codes that prove a phone, which live ten minutes;
 * - the numbers, which are counted from the orders;
 * - the lock of who is saving a sale.
 */
export const KEPT_MODELS = [
  // Before all that they change: what the record calls done is done in whatever is read after it.
  MigrationRecord,
  // Before the products: a sale whose step is not told is done again, and finds what is done already on each product.
  Sale,
  SaleItem,
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
  Coupon,
  Order,
  // After the orders: notes go when the last order of their phone has lost it.
  CustomerNote,
  // After the orders: the use of an order that is left out is given back by the sweeper.
  CouponUse,
  // Before the messages: who still waits in the copy is told by a message of the same id, and that is found sent.
  StockAlert,
  // After the orders: what is still in an outbox then is made again and found sent, the reverse would be forgotten.
  Message,
  // After the orders that they are of.
  Review,
  // After the orders and the reviews: one that neither a return nor a review names is removed again.
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
  ShopSettings,
  ShopCategories,
  VitalsDay,
  BlockedPhone,
  Collection,
  MissedSearch,
  // After the products that show them, and a file before its chunks: these are written first.
  PictureFile,
  PictureChunk,
];

/** Every collection of the shop: for index creation, backups and tests. */
export const ALL_MODELS = [
  ...KEPT_MODELS,
  BackupState,
  CacheInvalidation,
  CartKey,
  NumbersPart,
  PhoneProof,
  SaleLock,
  StaleNumbers,
  Trouble,
];
