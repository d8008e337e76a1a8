import type { InferSchemaType, Types } from "mongoose";
import type { ImportRow } from "@/models/import-row";

/** A row as it is kept. */
export type StoredRow = InferSchemaType<(typeof ImportRow)["schema"]> & { _id: Types.ObjectId };
