import { z } from "zod";
import { categorySchema } from "@/lib/catalogue/categories/schema";
import { MAX_BULK } from "@/lib/catalogue/bulk/schema";
import { ITEM_STATUSES, ROUNDING_STEPS } from "@/lib/catalogue/sales/constants";
import { idSchema } from "@/lib/platform/http/id-schema";
import { listFields } from "@/lib/platform/http/list";
import { lineSchema } from "@/lib/platform/http/schema";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

const MAX_NAME = 60;
const MAX_PERCENT = 90;
const MAX_DAYS = 366;

const PERCENT = `Please enter a whole number from 1 to ${MAX_PERCENT}.`;
// Where it is none, nothing is asked of both moments together.
const moment = z.iso
  .datetime({ offset: true, error: "Please enter a day and a time.", abort: true })
  .transform((text) => new Date(text));

/** What can be set of a sale: with neither products nor categories it is for all products. */
const termsSchema = z.object({
  name: lineSchema(MAX_NAME, `Please use at most ${MAX_NAME} characters.`).pipe(
    z.string().min(1, "Please enter a name."),
  ),
  percent: z.int(PERCENT).min(1, PERCENT).max(MAX_PERCENT, PERCENT),
  roundTo: z.literal(ROUNDING_STEPS, "Please choose 1, 5 or 10."),
  productIds: z
    .array(idSchema)
    .min(1, "Please choose a product.")
    .max(MAX_BULK, `Please choose at most ${MAX_BULK} products.`)
    .nullable()
    .optional(),
  categories: z.array(categorySchema).min(1, "Please choose a category.").nullable().optional(),
  startsAt: moment,
  endsAt: moment,
});

interface Planned {
  productIds?: readonly unknown[] | null | undefined;
  categories?: readonly unknown[] | null | undefined;
  startsAt: Date;
  endsAt: Date;
}

/** What is wrong with fields that have to fit each other, beside the field; null where nothing is. */
export function findMisfit(
  { productIds, categories, startsAt, endsAt }: Planned,
  now = Date.now(),
): [field: string, message: string] | null {
  if (productIds && categories) return ["categories", "Please choose products or categories, not both."];
  if (endsAt <= startsAt) return ["endsAt", "The end must be after the start."];
  if (endsAt.getTime() <= now) return ["endsAt", "Please choose an end that is still to come."];
  if (endsAt.getTime() - startsAt.getTime() > MAX_DAYS * DAY_MS)
    return ["endsAt", `A sale lasts at most ${MAX_DAYS} days.`];
  return null;
}

function refuseMisfit(terms: Planned, context: z.RefinementCtx): void {
  const misfit = findMisfit(terms);
  if (misfit) context.addIssue({ code: "custom", path: [misfit[0]], message: misfit[1] });
}

/** POST /sales */
export const createSaleSchema = termsSchema.superRefine(refuseMisfit);

export type SaleInput = z.output<typeof createSaleSchema>;
export type SaleRequest = z.input<typeof createSaleSchema>;

/** POST /sales/preview?saleId=: the sale that would be changed; its terms are the body. */
export const previewSaleQuerySchema = z.object({ saleId: idSchema.optional() });

const version = z.int().min(1);

/** PATCH /sales/{id}: a field that is not sent stays as it is; null takes products or categories away. */
export const changeSaleSchema = termsSchema.partial().extend({ version });

export type ChangeSaleInput = z.output<typeof changeSaleSchema>;
export type ChangeSaleRequest = z.input<typeof changeSaleSchema>;

/** POST /sales/{id}/end */
export const endSaleSchema = z.object({ version });

/** GET /sales */
export const listSalesQuerySchema = z.object({ limit: listFields.limit, cursor: listFields.cursor });

export type ListSalesQuery = z.output<typeof listSalesQuerySchema>;

/** GET /sales/{id}/items: all, or those of a status. */
export const listItemsQuerySchema = listSalesQuerySchema.extend({ status: z.enum(ITEM_STATUSES).optional() });

export type ListItemsQuery = z.output<typeof listItemsQuerySchema>;
