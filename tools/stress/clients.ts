import { setTimeout as sleep } from "node:timers/promises";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { signIn } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { type Answer, type Call, call } from "@/tools/stress/call";
import { pick, tell } from "@/tools/stress/many";
import { type Basket, fillBaskets, orderCall, type Shopper } from "@/tools/stress/shoppers";

/** Longer than any fire lasts: whoever has no answer then never gets one. */
const PATIENCE_MS = 1_200_000;
const RECONNECT_MS = 500;
const LONGEST_WAIT_MS = 5_000;
const MILLISECONDS_PER_SECOND = 1_000;
/** No server answered: none was reached, the proxy reached none, or there was no room. */
const AWAY = [0, 502, 503, 504];
/** A limit of uploads that are under way ends this soon, and one of an hour or a day does not. */
const LONGEST_BUSY_SECONDS = 10;

/** An order that the shop has acknowledged, and for which basket. */
export interface Acknowledged {
  orderId: string;
  basket: Basket;
}

interface Placed {
  basket: Basket;
  answer: Answer;
  /** The order that the answer acknowledges, if it does. */
  acknowledged: Acknowledged[];
}

/** A call that the desk signs, unless a token is named. */
export type DeskCall = Omit<Call, "token"> & { token?: string };

/** All who call a shop's servers, each time any of them; what they are told, and what must hold of it. */
export class Clients {
  /** The codes of the answers to this scenario's clients that were not the final ones. */
  readonly retries: string[] = [];
  /** All orders that this shop has acknowledged. */
  readonly acknowledged: Acknowledged[] = [];
  /** What did not hold in this scenario. */
  readonly violations: string[] = [];

  constructor(
    readonly ports: number[],
    readonly admin: Shopper,
  ) {}

  /** Where the first server is asked: a name might be resolved to either version of the address. */
  get base(): string {
    return `http://127.0.0.1:${this.ports[0]}`;
  }

  /** Signs the desk in anew: a token lasts for a quarter of an hour, and a run for longer. */
  async renewAdmin(): Promise<void> {
    this.admin.token = await signIn(this.admin.user);
  }

  /** Notes the violation, unless all is as it should be. */
  must(isFine: boolean, violation: string): void {
    if (!isFine) this.violations.push(violation);
  }

  /** Tells how often each answer came; those that are not among the expected ones are a violation. */
  expect(answers: readonly string[], expected: readonly string[]): string {
    const strange = answers.filter((answer) => !expected.includes(answer));
    this.must(strange.length === 0, `unexpected answers: ${tell(strange)}`);
    return tell(answers);
  }

  /** One call, and whatever comes of it. */
  async send(what: DeskCall): Promise<Answer> {
    return await call(pick(this.ports), { token: this.admin.token, ...what });
  }

  /**
   * What a stubborn client does: the same call, with the same key, on any server, until there is a final answer. It
   * waits as long as it is told to, and a little longer each time.
   */
  async insist(what: DeskCall): Promise<Answer> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.send(what);
      if (isFinal(answer)) return answer;
      if (Date.now() > deadline) return { ...answer, code: `no final answer, but ${answer.code}` };
      this.retries.push(answer.code);
      const told = answer.retryAfterSeconds * MILLISECONDS_PER_SECOND || RECONNECT_MS;
      await sleep(told + Math.random() * Math.min(RECONNECT_MS * attempt, LONGEST_WAIT_MS));
    }
  }

  /** Stubborn clients, each from some moment within that time. */
  async insistAtOnce(calls: readonly DeskCall[], withinMs: number): Promise<Answer[]> {
    const answers = calls.map(async (what) => {
      await sleep(Math.random() * withinMs);
      return await this.insist(what);
    });
    return await Promise.all(answers);
  }

  /** The desk insists on a change. */
  async patch(path: string, body: object): Promise<string> {
    return (await this.insist({ method: "PATCH", path, body })).code;
  }

  /** Presses Place Order, and repeats it until there is a final answer. */
  async place(basket: Basket, what: DeskCall = orderCall(basket)): Promise<Placed> {
    const answer = await this.insist(what);
    const orderId = answer.code === "done" && answer.body.insertedId;
    const acknowledged = orderId ? [{ orderId, basket }] : [];
    this.acknowledged.push(...acknowledged);
    return { basket, answer, acknowledged };
  }

  /** All of them at once; beside success, these refusals are expected. */
  async placeAtOnce(baskets: Basket[], refusals: readonly string[] = []) {
    const placed = await Promise.all(baskets.map((basket) => this.place(basket)));
    return { placed, ...this.summarize(placed, refusals) };
  }

  summarize(placed: Placed[], refusals: readonly string[] = []) {
    const codes = placed.map(({ answer }) => answer.code);
    const acknowledged = placed.flatMap((one) => one.acknowledged);
    return { acknowledged, told: this.expect(codes, ["done", ...refusals]) };
  }

  /** So many shoppers order so many pieces each of a new product, of which there are enough. */
  async orderEach(count: number, quantity: number, fields: Partial<ProductDto> = {}) {
    const product = await makeProduct({ stock: String(count * quantity), ...fields });
    const baskets = await fillBaskets(count, () => [{ product, quantity }]);
    return { product, ...(await this.placeAtOnce(baskets)) };
  }
}

/** Stands for a code where nobody can tell from the answer if the call was carried out. */
export const LOST = "lost";

const isLost = ({ status }: Answer): boolean => AWAY.includes(status);

export const codeOrLost = (answer: Answer): string => (isLost(answer) ? LOST : answer.code);

function isFinal(answer: Answer): boolean {
  const { status, code, retryAfterSeconds } = answer;
  const isBusy = status === 429 && retryAfterSeconds > 0 && retryAfterSeconds <= LONGEST_BUSY_SECONDS;
  return !isLost(answer) && code !== "IN_PROGRESS" && !isBusy;
}
