import "@/models/settings";
import { model, Schema } from "mongoose";

/** That somebody has deleted their account, until nothing of them is left. Its id is the account's. */
const erasureSchema = new Schema({
  at: { type: Date, required: true },
  /** True once the account is gone: where it is there again, a backup has brought it back. */
  isDeleted: { type: Boolean, default: false },
});

export const Erasure = model("Erasure", erasureSchema, "erasures");
