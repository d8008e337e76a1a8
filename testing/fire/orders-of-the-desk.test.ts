import { Types } from "mongoose";
import { expect, it } from "vitest";
import { z } from "zod";
import type { UserDto } from "@/lib/accounts/users/dto";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { Order } from "@/models/order";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { makeOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeStaff, makeUser, signIn } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();

const row = z.object({ _id: z.string() });
const listSchema = z.union([z.array(row), z.object({ rows: z.array(row) }).transform(({ rows }) => rows)]);

async function idsReadBy(user: UserDto, route: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await signIn(user)}` };
  const response = await callRoute({
    route,
    request: new Request(`http://localhost:3000/api/${route}`, { headers }),
  });
  return listSchema.parse(await response.json()).map(({ _id }) => _id);
}

it.each(["allOrders", "allOrders/page"])(
  "%s answers admins all orders, and staff none that was over a month ago",
  async (route) => {
    const [admin, staff] = [await makeAdmin(), await makeStaff()];
    const product = await makeProduct({ stock: "9" });
    const [over, waiting, fresh] = [
      await makeOrder(await makeUser(), { product }),
      await makeOrder(await makeUser(), { product }),
      await makeOrder(await makeUser(), { product }),
    ];
    await bringTo(admin, over, "delivered");
    await Order.updateMany(
      { _id: { $in: [over, waiting].map((id) => new Types.ObjectId(id)) } },
      { orderTime: new Date(Date.now() - 31 * DAY_MS) },
    );
    expect(await idsReadBy(admin, route)).toEqual([fresh, waiting, over]);
    expect(await idsReadBy(staff, route)).toEqual([fresh, waiting]);
  },
);
