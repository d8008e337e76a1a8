import { changeContents } from "@/lib/orders/contents/change-contents";
import { type ChangeContentsRequest, changeContentsSchema } from "@/lib/orders/contents/schema";
import { staffActor } from "@/lib/orders/events";
import type { UserDto } from "@/lib/accounts/users/dto";
import { readOrder } from "@/testing/orders";

/** Changes an order as the desk does, from its current version unless a version is given. */
export async function change(
  actor: UserDto,
  orderId: string,
  fields: Omit<ChangeContentsRequest, "version"> & { version?: number },
): Promise<string[]> {
  const { version = (await readOrder(orderId)).version } = fields;
  const input = changeContentsSchema.parse({ ...fields, version });
  return await changeContents({
    by: staffActor(actor),
    isAdmin: actor.role === "admin",
    orderId,
    input,
  });
}
