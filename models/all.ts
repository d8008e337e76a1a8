import { AuditEntry } from "@/models/audit-entry";
import { CartKey } from "@/models/cart-key";
import { CartLine } from "@/models/cart-line";
import { CacheInvalidation } from "@/models/cache-invalidation";
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

/** Every collection of the shop: for index creation, backups and tests. */
export const ALL_MODELS = [
  User,
  Identity,
  Session,
  Product,
  StockUnit,
  CartLine,
  CartKey,
  Order,
  Counter,
  PasswordReset,
  EmailVerification,
  Milestone,
  MigrationRecord,
  PictureFile,
  PictureChunk,
  AuditEntry,
  DeletedDocument,
  VitalsDay,
  CacheInvalidation,
];
