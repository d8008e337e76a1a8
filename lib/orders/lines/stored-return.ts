import type { InferSchemaType } from "mongoose";
import type { orderReturnSchema, returnedPiecesSchema } from "@/models/order-return";

/** A return as its order keeps it. */
export type StoredReturn = Omit<InferSchemaType<typeof orderReturnSchema>, "lines"> & {
  lines: InferSchemaType<typeof returnedPiecesSchema>[];
};
