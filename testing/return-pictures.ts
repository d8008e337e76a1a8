import { addOrderPicture } from "@/lib/orders/pictures/add-order-picture";
import type { UserDto } from "@/lib/accounts/users/dto";
import { makePhoto } from "@/testing/pictures";
import { makeRequest } from "@/testing/requests";

/** Uploads a picture as the customer of an order does; returns its id. */
export async function uploadReturnPicture(
  user: UserDto,
  orderId: string,
  bytes?: Uint8Array,
): Promise<string> {
  const body = new Uint8Array(bytes ?? (await makePhoto({ width: 600, height: 800 })));
  return await addOrderPicture({
    user,
    orderId,
    request: makeRequest({ body, headers: { "Content-Type": "image/jpeg" } }),
  });
}

/** The same over a slow connection that has sent one half, and sends the rest at the end. */
export async function uploadSlowly(user: UserDto, orderId: string, bytes: Uint8Array) {
  const line = new TransformStream<Uint8Array, Uint8Array>();
  const slow: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "Content-Type": "image/jpeg" },
    body: line.readable,
    duplex: "half",
  };
  const request = new Request("http://localhost:3000/api/things", slow);
  const done = addOrderPicture({ user, orderId, request });
  const writer = line.writable.getWriter();
  const half = Math.floor(bytes.length / 2);
  await Promise.race([writer.write(bytes.subarray(0, half)), done]);
  return async () => {
    await writer.write(bytes.subarray(half));
    await writer.close();
    return await done;
  };
}
