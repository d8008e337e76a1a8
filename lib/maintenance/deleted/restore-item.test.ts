import { expect, it } from "vitest";
import { hideCategories } from "@/lib/catalogue/categories/hide-categories";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { staffActor } from "@/lib/orders/events";
import { restoreItem } from "@/lib/maintenance/deleted/restore-item";
import { restoreParamsSchema } from "@/lib/maintenance/deleted/schema";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();

it("brings an order back in the name of who pressed, and only once", async () => {
  const actor = await makeAdmin();
  const id = await makeOrder(await makeUser(), { product: await makeProduct() });
  await deleteOrder({ actor, orderId: id });
  const by = staffActor(actor);
  const { message } = await restoreItem({ kind: "order", id, by });
  expect(message).toBe("Order 10001 is back. It is pending.");
  const last = (await readOrder(id)).events.at(-1);
  expect(last).toMatchObject({ kind: "restored", by: { role: "staff" } });
  expect(last?.by.id?.toString()).toBe(actor._id);
  expect(await codeOf(restoreItem({ kind: "order", id, by }))).toBe("NOT_FOUND");
});

it("says of a product that comes back into a hidden category where to show it", async () => {
  const [hidden, shown] = [await makeProduct({ category: "Belts" }), await makeProduct({ category: "Caps" })];
  await deleteProduct(hidden._id);
  await hideCategories({ paths: ["belts"], isHidden: true });
  await deleteProduct(shown._id);
  const messageOf = async (id: string) => (await restoreItem({ kind: "product", id })).message;
  expect(await messageOf(hidden._id)).toContain(
    "is back. Stock: 10. Shoppers do not see Belts: you can show it under Categories.",
  );
  expect(await messageOf(shown._id)).not.toContain("Shoppers");
});

it.each([{ kind: "cart", id: "65f000000000000000000001" }, { kind: "order", id: "5" }, {}])(
  "finds nothing to bring back in %j",
  (params) => {
    expect(restoreParamsSchema.safeParse(params).success).toBe(false);
  },
);
