import { AuditEntry } from "@/models/audit-entry";
import { BackupState } from "@/models/backup-state";
import { BlockedPhone } from "@/models/blocked-phone";
import { CartKey } from "@/models/cart-key";
import { CartLine } from "@/models/cart-line";
import { CacheInvalidation } from "@/models/cache-invalidation";
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
import { NumbersPart, StaleNumbers } from "@/models/numbers";
import { Order } from "@/models/order";
import { PasswordReset } from "@/models/password-reset";
import { PictureChunk, PictureFile } from "@/models/picture";
import { Payout } from "@/models/payout";
import { Product } from "@/models/product";
import { ReturnPicture } from "@/models/return-picture";
import { Session } from "@/models/session";
import { StockAlert } from "@/models/stock-alert";
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
  MissedSearch,
  CacheInvalidation,
  BlockedPhone,
  NumbersPart,
  StaleNumbers,
  Import,
  ImportRow,
  Payout,
  Erasure,
  Message,
  ReturnPicture,
  BackupState,
  StockAlert,
];
