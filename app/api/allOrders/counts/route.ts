import { admin } from "@/lib/auth/guards";
import { methodNotAllowed, route } from "@/lib/http/route";
import { orderCountsSchema } from "@/lib/orders/dto";
import { countOrders } from "@/lib/orders/queries";

// GET /api/allOrders/counts — an admin reads how many orders there are in each status, and in all
export const GET = route({ auth: admin, answer: orderCountsSchema }, async () => await countOrders());

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
