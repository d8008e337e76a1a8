import { admin } from "@/lib/auth/guards";
import { methodNotAllowed, route } from "@/lib/http/route";
import { countOrders } from "@/lib/orders/queries";

// GET /api/allOrders/counts — an admin reads how many orders there are of each status
export const GET = route({ auth: admin }, async () => await countOrders());

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
