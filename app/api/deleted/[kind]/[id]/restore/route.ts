import { z } from "zod";
import { staffActor } from "@/lib/orders/events";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { restoreItem } from "@/lib/maintenance/deleted/restore-item";
import { restoreParamsSchema } from "@/lib/maintenance/deleted/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/deleted/{kind}/{id}/restore
export const POST = route(
  {
    summary: "An admin brings back an order, a product or an account that was deleted in the last 30 days",
    auth: "admin",
    params: restoreParamsSchema,
    errors: ["COUPON_USED_UP", "IN_PROGRESS", "NAME_TAKEN", "NOT_FOUND", "OUT_OF_STOCK", "RETURN_STATE"],
    response: z.object({ message: z.string() }),
    audit: ({ params }) => ({ verb: "restore", kind: params.kind, id: params.id }),
  },
  async ({ user, params }) => {
    const restored = await restoreItem({ ...params, by: staffActor(user) });
    if (params.kind === "product") await revalidateProducts([params.id]);
    return restored;
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
