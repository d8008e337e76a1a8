import type { InferSchemaType, Types } from "mongoose";
import { z } from "zod";
import type { ProductOption } from "@/lib/stock/options";
import type { ImportRow } from "@/models/import-row";

/** A row as it is kept. */
export type StoredRow = InferSchemaType<(typeof ImportRow)["schema"]> & { _id: Types.ObjectId };

/** The option that a row is about: that of a product that is counted as one has no name. */
export const toOption = (option: StoredRow["option"]): ProductOption => ({
  size: option?.size ?? "",
  color: option?.color ?? "",
});

const receiptSchema = z.object({ pieces: z.int(), paisa: z.int() });

/** The pieces that a row of a stock-in brings, and what each of them cost. */
export const receiptOf = ({ _id, productId, set }: StoredRow) => ({
  ...receiptSchema.parse(set),
  productId: String(productId),
  id: _id,
});
