import "@/models/settings";
import { type InferSchemaType, model, Schema } from "mongoose";
import { COUPON_KINDS } from "@/lib/orders/coupons/constants";
import { onlyWith } from "@/models/only-with";
import { stamped } from "@/models/part";

/** A code that takes something off an order. */
const couponSchema = stamped({
  /** In capitals: nobody has to mind how they write it. */
  code: { type: String, required: true },
  kind: { type: String, enum: COUPON_KINDS, required: true },
  /** Percent, or whole BDT; 0 where the delivery is free. */
  value: { type: Number, required: true },
  /** Whole BDT of items from which it holds. */
  minItems: { type: Number },
  startsAt: { type: Date },
  endsAt: { type: Date },
  maxUses: { type: Number },
  maxUsesPerCustomer: { type: Number },
  /** The categories whose lines it holds for; missing where it holds for all. */
  categories: { type: [String], default: undefined },
});
couponSchema.index({ code: 1 }, { unique: true });

export type StoredCoupon = InferSchemaType<typeof couponSchema>;

export const Coupon = model("Coupon", couponSchema, "coupons");

/** That an order has, or is about to have, a code's discount: it is deleted when the order is cancelled. */
const couponUseSchema = new Schema({
  _id: { type: Schema.Types.ObjectId, required: true },
  couponId: { type: Schema.Types.ObjectId, required: true },
  orderId: { type: Schema.Types.ObjectId, required: true },
  /**
   * The places that it takes, such as `<coupon>:all:7` and `<coupon>:account:<id>:1`. No two uses have the same one, and a
   * limited code has so many: that is what keeps it within its limits, however many order at once.
   */
  places: { type: [String], required: true },
  /** When it was taken, until the sweeper has seen its order placed. */
  uncheckedAt: { type: Date },
});
couponUseSchema.index({ places: 1 }, { unique: true });
couponUseSchema.index({ couponId: 1 });
couponUseSchema.index({ uncheckedAt: 1 }, { ...onlyWith("uncheckedAt", "date"), name: "unchecked" });

export const CouponUse = model("CouponUse", couponUseSchema, "couponUses");
