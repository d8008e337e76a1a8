import "@/models/settings";
import { model, Schema } from "mongoose";
import { onlyWith } from "@/models/only-with";
import { stamped } from "@/models/part";

const cartLineSchema = stamped({
  userId: { type: Schema.Types.ObjectId, required: true },
  productId: { type: Schema.Types.ObjectId, required: true },
  quantity: { type: Number, required: true },
  size: { type: String, default: "" },
  color: { type: String, default: "" },
  /** What the product was called when it was added: shown if the product is gone. */
  productName: { type: String, required: true },
  category: { type: String, required: true },
  image1: { type: String, required: true },
  /** The colour that image1 shows, where it is not that of the line. */
  shownIn: { type: String },
  /** Whole BDT for one piece when it was added. */
  unitPrice: { type: Number, required: true },
  /** The order that claimed this line; null while it is in the cart. */
  orderId: { type: Schema.Types.ObjectId, default: null },
});
cartLineSchema.index({ userId: 1, orderId: 1, _id: -1 });
cartLineSchema.index({ orderId: 1 }, onlyWith("orderId", "objectId"));

export const CartLine = model("CartLine", cartLineSchema, "cartLines");
