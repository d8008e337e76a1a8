import { checkCoupon } from "@/lib/orders/coupons/check-coupon";
import { checkedCouponSchema } from "@/lib/orders/coupons/dto";
import { checkCouponSchema } from "@/lib/orders/coupons/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/coupons/check
export const POST = route(
  {
    summary: "What a code takes off the caller's cart, or off these lines",
    auth: "customer",
    // Nobody finds codes by trying.
    accountRate: { name: "coupon", points: 60, windowSeconds: 15 * 60 },
    needsRoom: false,
    body: checkCouponSchema,
    errors: ["COUPON_ENDED", "COUPON_NOT_FOR_THIS", "COUPON_UNKNOWN", "COUPON_USED_UP"],
    response: checkedCouponSchema,
  },
  async ({ user, body }) => await checkCoupon({ user, input: body }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
