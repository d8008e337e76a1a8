import { expect, it } from "vitest";
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

it.each([{ kind: "cart", id: "65f000000000000000000001" }, { kind: "order", id: "5" }, {}])(
  "finds nothing to bring back in %j",
  (params) => {
    expect(restoreParamsSchema.safeParse(params).success).toBe(false);
  },
);
