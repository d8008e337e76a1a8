import { setTimeout as sleep } from "node:timers/promises";
import PQueue from "p-queue";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { StockUnit } from "@/models/stock-unit";
import { checkout } from "@/testing/orders";
import { inTurn, range } from "@/tools/stress/many";
import type { Scenario } from "@/tools/stress/scenario";
import {
  type Basket,
  fillBasketsOf,
  makeProducts,
  makeShoppers,
  orderCall,
  type Shopper,
} from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const PRODUCTS = 25;
const PIECES_OF_EACH = 100;
const ALL_PIECES = PRODUCTS * PIECES_OF_EACH;
/** The share that the shop of this scenario lets all newcomers hold together. */
const MOST_HELD = ALL_PIECES * 0.05;
const PRICE = 500;
/** The most that a newcomer may order of one product. */
const ATTACK_PIECES = 10;
const ACCOUNTS_PER_ADDRESS = 10;
const ACCOUNTS_PER_PHONE = 12;
const ACCOUNTS_PER_MAILBOX = 7.5;
/** Customers with whom nobody has spoken yet, and who mean it. */
const HONEST = 20;
/** They come while the attack goes on. */
const HONEST_WITHIN_MS = 4_000;
const LOOK_EVERY_MS = 40;
const TAKEN = ["done", "call first"];
/** What an account is refused for its own sake. */
const OWN_LIMITS = ["TOO_MANY_PIECES", "TOO_MANY_REQUESTS"];

/** Few people with many accounts after all that there is: they hold little of it, and keep nobody from ordering. */
export const newcomers: Scenario = {
  name: ({ attackers }) =>
    `${attackers} accounts of few people after ${ALL_PIECES} pieces, and ${HONEST} first orders from behind their addresses`,
  shop: "limited",
  async run(stage, { attackers: count, attacksEach }) {
    const products = await makeProducts(PRODUCTS, { stock: String(PIECES_OF_EACH), price: PRICE });
    const people = fewPeople(count);
    const attackers = await makeShoppers(count, "customer", people.accountOf);
    const honest = await makeShoppers(HONEST, "customer", () => ({ isEmailVerified: false }));
    const wishesOf = (quantity: number) => (index: number) => [
      { product: inTurn(products, index), quantity },
    ];
    const attacking = await fillBasketsOf(attackers, wishesOf(ATTACK_PIECES));
    const ordering = await fillBasketsOf(honest, wishesOf(1));
    let isOver = false;
    const watching = watchHeld(() => isOver);
    const attacks = attacking.map((basket, index) => {
      const after = products.slice((index % PRODUCTS) + 1).concat(products);
      return attack(stage, { ...people.senderOf(index), basket, products: after, times: attacksEach });
    });
    const orders = ordering.map(async (basket, index) => {
      await sleep(Math.random() * HONEST_WITHIN_MS);
      const phone = `0171${String(index).padStart(7, "0")}`;
      return await order(stage, basket, { ...people.senderOf(index), phone });
    });
    const [toldAttackers, toldHonest] = await Promise.all([Promise.all(attacks), Promise.all(orders)]);
    isOver = true;
    const held = await watching;
    stage.must(held <= MOST_HELD, `${held} of ${ALL_PIECES} pieces were held at once`);
    return {
      clients: count + HONEST,
      happened:
        `of the attackers: ${stage.expect(toldAttackers.flat(), [...TAKEN, ...OWN_LIMITS])}; ` +
        `of the others: ${stage.expect(toldHonest, TAKEN)}; ${held} of ${ALL_PIECES} pieces held at the most`,
    };
  },
};

/** So many accounts, and the few mailboxes, phones and client addresses that they are opened and used with. */
function fewPeople(accounts: number) {
  const mailboxes = Math.ceil(accounts / ACCOUNTS_PER_MAILBOX);
  const phones = Math.ceil(accounts / ACCOUNTS_PER_PHONE);
  const addresses = Math.ceil(accounts / ACCOUNTS_PER_ADDRESS);
  return {
    /** Every other e-mail is proved. */
    accountOf: (index: number) => {
      const alias = Math.floor(index / mailboxes);
      return { email: aliasOf(index % mailboxes, alias), isEmailVerified: alias % 2 === 0 };
    },
    senderOf: (index: number): Sender => ({
      from: `203.0.113.${index % addresses}`,
      phone: `0181${String(index % phones).padStart(7, "0")}`,
    }),
  };
}

/** Another address of a mailbox: with a tag, and at Gmail with a dot too. */
function aliasOf(mailbox: number, alias: number): string {
  const name = `buyer${mailbox}`;
  if (mailbox % 2 === 0) return `${name}+${alias}@example.com`;
  const at = 1 + (alias % (name.length - 1));
  return `${name.slice(0, at)}.${name.slice(at)}+${alias}@gmail.com`;
}

interface Sender {
  /** The client address. */
  from: string;
  phone: string;
}

interface AttackOptions extends Sender {
  /** What it begins with. */
  basket: Basket;
  products: ProductDto[];
  times: number;
}

/** Orders as much as it can, until it is refused; returns what it is told each time. */
async function attack(
  stage: Stage,
  { basket, products, times, ...sender }: AttackOptions,
): Promise<string[]> {
  const told: string[] = [];
  let next = basket;
  for (const time of range(times)) {
    const answer = await order(stage, next, sender);
    told.push(answer);
    if (!TAKEN.includes(answer)) break;
    const product = inTurn(products, time);
    next = await fillOne(basket, [{ product, quantity: ATTACK_PIECES }]);
  }
  return told;
}

/** This process's own writes are few at a time: it has not as many connections as there are attackers. */
const filling = new PQueue({ concurrency: 8 });

const fillOne = async (shopper: Shopper, wishes: Basket["wishes"]): Promise<Basket> =>
  inTurn(await filling.add(() => fillBasketsOf([shopper], () => wishes)), 0);

async function order(stage: Stage, basket: Basket, { from, phone }: Sender): Promise<string> {
  const cartItems = basket.lineIds.map((_id) => ({ _id }));
  const body = checkout(0, { amount: basket.amount, phone, cartItems });
  const { answer } = await stage.place(basket, { ...orderCall(basket), from, body });
  return answer.body.callFirst ? "call first" : answer.code;
}

/** Looks again and again how many pieces are held, until it is over; returns the most that it saw. */
async function watchHeld(isOver: () => boolean): Promise<number> {
  let most = 0;
  for (;;) {
    const isLast = isOver();
    const units = await StockUnit.find().select("held holds").lean();
    const held = units.flatMap((unit) => [unit.held, ...unit.holds.map(({ quantity }) => quantity)]);
    most = Math.max(
      most,
      held.reduce((sum, pieces) => sum + pieces, 0),
    );
    if (isLast) return most;
    await sleep(LOOK_EVERY_MS);
  }
}
