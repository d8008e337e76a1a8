import { randomUUID } from "node:crypto";
import { z } from "zod";
import { orderAmount } from "@/lib/orders/charges/rules";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { type Answer, type Call, visit } from "@/tools/stress/call";
import { pick } from "@/tools/stress/many";
import type { Shopper } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

interface ClientOptions {
  stage: Stage;
  /** Of each request so far: the status of a page, `done` or the code of a call, or what became of it instead. */
  told: string[];
  isOver: () => boolean;
}

/** Somebody who looks around until it is over. */
export async function browse({ stage, told, isOver }: ClientOptions, addresses: string[]): Promise<void> {
  while (!isOver()) told.push(await visit(pick(stage.ports), pick(addresses), { agent: false }));
}

const cartSchema = z.array(z.object({ _id: z.string(), price: z.number() }));

/** Somebody who fills their cart and orders what is in it, again and again until it is over. */
export async function shop(
  { stage, told, isOver }: ClientOptions,
  { shopper, products }: { shopper: Shopper; products: ProductDto[] },
): Promise<void> {
  const { token } = shopper;
  const send = async (what: Pick<Call, "method" | "path" | "body">): Promise<Answer> => {
    const answer = await stage.send({ ...what, token });
    told.push(answer.code);
    return answer;
  };
  while (!isOver()) {
    const { _id: productId, sizes, colors } = pick(products);
    const wish = { productId, size: sizes[0], color: colors[0], quantity: 1 };
    await send({ method: "POST", path: "/cart", body: wish });
    const { code, body } = await send({ method: "GET", path: "/cart" });
    const lines = code === "done" ? cartSchema.parse(body) : [];
    if (lines.length === 0) continue;
    const lineIds = lines.map(({ _id }) => _id);
    const amount = orderAmount(lines, { deliveryLocation: "Inside Dhaka" });
    const { answer } = await stage.place({ ...shopper, key: randomUUID(), lineIds, amount, wishes: [] });
    told.push(answer.code);
  }
}
