import { z } from "zod";
import { isAtDesk } from "@/lib/accounts/users/constants";
import { adminOrderDtoSchema } from "@/lib/orders/all-orders/dto";
import { requireAdminOrder } from "@/lib/orders/all-orders/queries";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { changeContents } from "@/lib/orders/contents/change-contents";
import { changeOwnContents } from "@/lib/orders/own-change/change-own-contents";
import { getOrderContents } from "@/lib/orders/contents/queries";
import { getOwnContents } from "@/lib/orders/own-change/queries";
import { changeContentsSchema, orderContentsSchema } from "@/lib/orders/contents/schema";
import { orderDtoSchema } from "@/lib/orders/dto";
import { staffActor } from "@/lib/orders/events";
import { clientAddress } from "@/lib/platform/http/rate-limit";
import { requireOrderOfUser } from "@/lib/orders/queries";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/orders/{id}/contents
export const GET = route(
  {
    summary: "An order to change, with its products as they are today",
    auth: "customer",
    params: idParamsSchema,
    errors: ["NOT_FOUND", "ORDER_NOT_PENDING", "PARCEL_STATE"],
    response: orderContentsSchema,
  },
  async ({ user, params }) =>
    isAtDesk(user.role) ? await getOrderContents(params.id) : await getOwnContents(user, params.id),
);

// PATCH /api/orders/{id}/contents
export const PATCH = route(
  {
    summary: "The desk changes an order; a customer their own, but no name and discount, until called",
    auth: "customer",
    accountRate: { name: "change-order", points: 300, windowSeconds: 15 * 60 },
    params: idParamsSchema,
    body: changeContentsSchema,
    errors: [
      "DISCOUNT_LIMIT",
      "FORBIDDEN",
      "IN_PROGRESS",
      "NOT_FOUND",
      "ORDER_NOT_PENDING",
      "OUT_OF_STOCK",
      "PARCEL_STATE",
      "PRICE_CHANGED",
      "STALE_VERSION",
      "TOO_MANY_PIECES",
    ],
    response: z.union([adminOrderDtoSchema, orderDtoSchema]),
    audit: ({ params }) => ({ verb: "update", kind: "order", id: params.id, isReadAfterwards: true }),
  },
  async ({ user, params, body, request }) => {
    const change = { orderId: params.id, input: body };
    const isDesk = isAtDesk(user.role);
    const touched = isDesk
      ? await changeContents({ ...change, by: staffActor(user), isAdmin: user.role === "admin" })
      : await changeOwnContents({ ...change, user, clientAddress: clientAddress(request.headers) });
    await revalidateProducts(touched);
    return isDesk ? await requireAdminOrder(params.id) : await requireOrderOfUser(user._id, params.id);
  },
);

export const { POST, PUT, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "PATCH");
