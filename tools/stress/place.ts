import type { Answer } from "@/tools/stress/call";
import { insist } from "@/tools/stress/insist";
import { type Basket, orderCall } from "@/tools/stress/shoppers";
import type { Acknowledged, Stage } from "@/tools/stress/stage";

export interface Placed {
  basket: Basket;
  answer: Answer;
  /** The order that the answer acknowledges, if it does. */
  acknowledged: Acknowledged[];
}

export interface PlacedAtOnce {
  placed: Placed[];
  /** `done` or the code of the refusal, of each client. */
  codes: string[];
  acknowledged: Acknowledged[];
}

/** Presses Place Order, and repeats it until there is a final answer. */
export async function placeOrder(stage: Stage, basket: Basket): Promise<Placed> {
  const answer = await insist(stage, orderCall(basket));
  const orderId = answer.code === "done" && answer.body.insertedId;
  const acknowledged = orderId ? [{ orderId, basket }] : [];
  stage.acknowledged.push(...acknowledged);
  return { basket, answer, acknowledged };
}

/** All of them at once. */
export async function placeAtOnce(stage: Stage, baskets: Basket[]): Promise<PlacedAtOnce> {
  return summarize(await Promise.all(baskets.map((basket) => placeOrder(stage, basket))));
}

export const summarize = (placed: Placed[]): PlacedAtOnce => ({
  placed,
  codes: placed.map(({ answer }) => answer.code),
  acknowledged: placed.flatMap(({ acknowledged }) => acknowledged),
});
