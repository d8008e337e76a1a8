import { couponDtoSchema } from "@/lib/orders/coupons/dto";
import { changeCoupon, deleteCoupon } from "@/lib/orders/coupons/save-coupon";
import { changeCouponSchema, couponParamsSchema } from "@/lib/orders/coupons/schema";
import { AppError } from "@/lib/platform/http/errors";
import { deletedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// PATCH /api/coupons/{code}
export const PATCH = route(
  {
    summary: "An admin changes a code for orders from now on, or ends it",
    auth: "admin",
    params: couponParamsSchema,
    body: changeCouponSchema,
    errors: ["NOT_FOUND"],
    response: couponDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "code", id: params.code, isReadAfterwards: true }),
  },
  async ({ params, body }) => await changeCoupon({ code: params.code, change: body }),
);

// DELETE /api/coupons/{code}
export const DELETE = route(
  {
    summary: "An admin deletes a code; orders that have it keep what it took off",
    auth: "admin",
    params: couponParamsSchema,
    errors: ["NOT_FOUND"],
    response: deletedResponseSchema,
    audit: ({ params }) => ({ verb: "delete", kind: "code", id: params.code }),
  },
  async ({ params }) => {
    const deletedCount = await deleteCoupon(params.code);
    if (deletedCount === 0) throw new AppError("NOT_FOUND");
    return { deletedCount };
  },
);

export const { GET, HEAD, POST, PUT, OPTIONS } = methodNotAllowed("PATCH", "DELETE");
