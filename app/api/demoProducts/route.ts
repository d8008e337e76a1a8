import { revalidateAll } from "@/lib/catalogue/products/revalidate";
import { removeDemoProducts } from "@/lib/maintenance/first-steps/demo-products";
import { demoRemovedSchema } from "@/lib/maintenance/first-steps/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// DELETE /api/demoProducts
export const DELETE = route(
  {
    summary: "An admin deletes the demo's products that nobody has ordered",
    auth: "admin",
    response: demoRemovedSchema,
    audit: () => ({ verb: "delete", kind: "demo products", id: "demo" }),
  },
  async () => {
    const { removed, kept } = await removeDemoProducts();
    await revalidateAll(removed);
    return { deletedCount: removed.length, keptCount: kept };
  },
);

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
