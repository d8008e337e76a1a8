import type { Answer } from "@/tools/stress/call";
import { insist } from "@/tools/stress/insist";
import type { Acknowledged } from "@/tools/stress/scenario";
import { type Basket, orderCall } from "@/tools/stress/shoppers";

interface Placed {
  basket: Basket;
  answer: Answer;
}

export interface PlacedAtOnce {
  placed: Placed[];
  /** `done` or the code of the refusal, of each client. */
  codes: string[];
  acknowledged: Acknowledged[];
  retries: string[];
}

/** All of them press Place Order at once, and repeat it until they have a final answer. */
export async function placeAtOnce(ports: number[], baskets: Basket[]): Promise<PlacedAtOnce> {
  const retries: string[] = [];
  const placed = await Promise.all(
    baskets.map(async (basket) => ({
      basket,
      answer: await insist({ ports, call: orderCall(basket), retries }),
    })),
  );
  return {
    placed,
    codes: placed.map(({ answer }) => answer.code),
    acknowledged: placed.flatMap(acknowledge),
    retries,
  };
}

/** The order that an answer acknowledges, if it does. */
export function acknowledge({ basket, answer }: Placed): Acknowledged[] {
  const orderId = answer.code === "done" && answer.body.insertedId;
  return orderId ? [{ orderId, basket }] : [];
}
