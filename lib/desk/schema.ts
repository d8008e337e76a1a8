import { z } from "zod";
import { idSchema } from "@/lib/http/id-schema";
import { pageQueryFields } from "@/lib/http/page-query";
import { ORDER_STATUSES } from "@/lib/orders/rules";

/** GET /allOrders/page. `after` and `before` are the ids that the page lies after or before; at most one counts. */
export const deskPageQuerySchema = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  q: pageQueryFields.q,
  after: idSchema.optional(),
  before: idSchema.optional(),
});

export type DeskPageQuery = z.output<typeof deskPageQuerySchema>;
