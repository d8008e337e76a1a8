import { randomUUID } from "node:crypto";
import { z } from "zod";
import { orderAmount } from "@/lib/orders/rules";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { type Answer, call, type Call } from "@/tools/stress/call";
import { insist, pick } from "@/tools/stress/insist";
import { visit } from "@/tools/stress/outage/visit";
import { acknowledge } from "@/tools/stress/place";
import type { Acknowledged } from "@/tools/stress/scenario";
import { type Basket, orderCall, type Shopper } from "@/tools/stress/shoppers";

/** What all clients have been told so far. */
export interface Told {
  /** Of each request: the status of a page, `done` or the code of a call, or what became of it instead. */
  codes: string[];
  acknowledged: Acknowledged[];
}

interface ClientOptions {
  ports: number[];
  told: Told;
  isOver: () => boolean;
}

/** Somebody who looks around until it is over. */
export async function browse({ ports, told, isOver }: ClientOptions, addresses: string[]): Promise<void> {
  while (!isOver()) told.codes.push(await visit(pick(ports), pick(addresses)));
}

const cartSchema = z.array(z.object({ _id: z.string(), price: z.number() }));

/** Somebody who fills his cart and orders what is in it, again and again until it is over. */
export async function shop(
  { ports, told, isOver }: ClientOptions,
  { shopper, products }: { shopper: Shopper; products: ProductDto[] },
): Promise<void> {
  const { token } = shopper;
  const send = async (what: Pick<Call, "method" | "path" | "body">): Promise<Answer> => {
    const answer = await call(pick(ports), { ...what, token });
    told.codes.push(answer.code);
    return answer;
  };
  while (!isOver()) {
    const { _id: productId, sizes, colors } = pick(products);
    const wish = { productId, size: sizes[0], color: colors[0], quantity: 1 };
    await send({ method: "POST", path: "/cart", body: wish });
    const { code, body } = await send({ method: "GET", path: "/cart" });
    const lines = code === "done" ? cartSchema.parse(body) : [];
    if (lines.length > 0) await order({ ports, told, shopper, lines });
  }
}

interface OrderOptions extends Pick<ClientOptions, "ports" | "told"> {
  shopper: Shopper;
  lines: z.output<typeof cartSchema>;
}

async function order({ ports, told, shopper, lines }: OrderOptions): Promise<void> {
  const basket: Basket = {
    ...shopper,
    key: randomUUID(),
    lineIds: lines.map(({ _id }) => _id),
    amount: orderAmount(lines, "Inside Dhaka"),
    wishes: [],
  };
  const answer = await insist({ ports, call: orderCall(basket), retries: told.codes });
  told.codes.push(answer.code);
  told.acknowledged.push(...acknowledge({ basket, answer }));
}
