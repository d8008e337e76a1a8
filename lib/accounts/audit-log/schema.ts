import { z } from "zod";
import { AUDIT_KINDS } from "@/lib/accounts/audit-log/constants";
import { idSchema } from "@/lib/platform/http/id-schema";
import { listFields } from "@/lib/platform/http/list";
import { cleanLine } from "@/lib/platform/text/text";

const MAX_PERSON_LENGTH = 254;

/** What a field of a form sends that nobody has filled in. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

export const auditKindSchema = z.enum(AUDIT_KINDS);

const filters = {
  kind: orEmpty(auditKindSchema),
  /** The e-mail of who did it. */
  person: orEmpty(z.string().max(MAX_PERSON_LENGTH).transform(cleanLine)),
  /** In Dhaka. */
  day: orEmpty(z.iso.date("Please choose a day.")),
};

/** GET /records. `cursor` is the id of the last one seen, `objectId` of what it was done to. */
export const listAuditEntriesQuerySchema = z.object({
  ...filters,
  objectId: idSchema.optional(),
  limit: listFields.limit,
  cursor: listFields.cursor,
});

/** The page of the log, as its address has it: an order by its number. */
export const auditPlaceSchema = z.object({
  ...filters,
  order: orEmpty(z.string().regex(/^\d{1,9}$/, "Please enter an order number.")),
  view: orEmpty(z.literal("deleted")),
  cursor: listFields.cursor,
});

export type AuditPlace = z.output<typeof auditPlaceSchema>;

export type ListAuditEntriesQuery = z.output<typeof listAuditEntriesQuerySchema>;
