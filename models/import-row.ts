import "@/models/settings";
import { model, Schema } from "mongoose";
import { ROW_ACTIONS, ROW_STATUSES } from "@/lib/catalogue/imports/constants";
import { part } from "@/models/part";

const changeSchema = part({
  field: { type: String, required: true },
  before: { type: String, default: "" },
  after: { type: String, default: "" },
});

const importRowSchema = new Schema(
  {
    importId: { type: Schema.Types.ObjectId, required: true },
    /** The row's number as spreadsheet programs count. */
    row: { type: Number, required: true },
    status: { type: String, enum: ROW_STATUSES, required: true },
    action: { type: String, enum: ROW_ACTIONS },
    label: { type: String, default: "" },
    /** The product's id; a new product gets this id. */
    productId: { type: Schema.Types.ObjectId },
    /** The product's version when the file was checked. */
    version: { type: Number },
    /** The size and color that are counted; missing where the product is counted as one. */
    option: { type: part({ size: String, color: String }) },
    /** The changes in words, for people to read. */
    changes: { type: [changeSchema], default: [] },
    /** The fields that are set, and what they were. */
    set: { type: Schema.Types.Mixed },
    was: { type: Schema.Types.Mixed },
    /** What is wrong with the row, or why it was not applied or not undone. */
    reasons: { type: [String], default: [] },
    /** The marker that an undo of this row leaves on the product. */
    undoId: { type: Schema.Types.ObjectId, required: true },
    /** Present until the import is applied. */
    expiresAt: { type: Date },
  },
  { minimize: false },
);
importRowSchema.index({ importId: 1, status: 1, row: 1 });
importRowSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ImportRow = model("ImportRow", importRowSchema, "importRows");
