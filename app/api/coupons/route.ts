import { z } from "zod";
import { couponDtoSchema } from "@/lib/orders/coupons/dto";
import { listCoupons } from "@/lib/orders/coupons/queries";
import { createCoupon } from "@/lib/orders/coupons/save-coupon";
import { createCouponSchema } from "@/lib/orders/coupons/schema";
import { describeCoupon } from "@/lib/orders/coupons/describe-coupon";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/coupons
export const GET = route(
  {
    summary: "An admin reads the codes, newest first, with what has come of them",
    auth: "admin",
    response: z.array(couponDtoSchema),
  },
  async () => await listCoupons(),
);

// POST /api/coupons
export const POST = route(
  {
    summary: "An admin makes a code that takes something off an order",
    auth: "admin",
    body: createCouponSchema,
    errors: ["NAME_TAKEN"],
    status: 201,
    response: insertedResponseSchema,
    audit: ({ body }) => ({ verb: "create", kind: "code", after: describeCoupon(body) }),
  },
  async ({ body }) => ({ insertedId: await createCoupon(body) }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "POST");
