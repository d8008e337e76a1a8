import { expect, it } from "vitest";
import { composeMessage } from "@/lib/messages/compose-message";
import { buildTimeline } from "@/lib/orders/timeline/build-timeline";
import { wordsOf } from "@/lib/words/of-request";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { User } from "@/models/user";

useDatabase();

it("shows an order's picture, days and address as its tracking page has them, the address to a proved e-mail alone", async () => {
  const user = await makeUser();
  const product = await makeProduct({
    sizes: [],
    colors: ["Black", "Navy"],
    image1: "/catalogue/denim-1-960.webp",
    colorImages: { Navy: "/catalogue/denim-1-960.webp" },
  });
  const order = await readOrder(await makeOrder(user, { product, color: "Black" }));
  const compose = async () => {
    const message = {
      kind: "placed",
      channel: "mail",
      eventId: order.events[0]?.id,
      at: new Date(),
    } as const;
    const composed = await composeMessage({ _id: "m", orderId: order._id, ...message });
    if ("pointless" in composed) throw new Error(composed.pointless);
    return composed;
  };
  await User.updateOne({ _id: user._id }, { isEmailVerified: true });
  const { text, html = "" } = await compose();
  const { expected } = buildTimeline(order);
  expect(text).toContain(`Expected ${wordsOf("orders").days(expected?.first ?? "", expected?.last ?? "")}`);
  expect(text).toContain(order.address);
  expect(html).toMatch(/<img src="http:[^"]+\/catalogue\/denim-1-480\.webp"[^]*Shown in Navy/);
  await User.updateOne({ _id: user._id }, { isEmailVerified: false });
  expect((await compose()).text).not.toContain(order.address);
});
