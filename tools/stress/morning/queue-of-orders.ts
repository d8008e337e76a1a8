import { placeOrder } from "@/lib/orders/place/place-order";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import { checkout, fillCart, makeKey } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { LIMITS } from "@/tools/bench/measure/bounds";
import { inTurn, range } from "@/tools/stress/many";
import { type Job, JOB_KINDS } from "@/tools/stress/morning/do-job";

/** It shares no factor with their number, 45 or 7, and so mixes the kinds, the same way each time. */
const STRIDE = 8;
const PEOPLE = 20;
const FAMILY_PHONE = "01811223344";
const FAKE_PHONE = "01700000000";
const HOMES = [
  "House 12, Road 5, Dhanmondi, Dhaka",
  "বাসা ৭, রোড ৩, মিরপুর ১০, ঢাকা",
  "Flat B4, Uttara Sector 7, Dhaka",
];

/** Places 45 orders of 20 people, and says what there is to do about each, oldest first. */
export async function placeMorning(): Promise<{ jobs: Job[]; product: ProductDto }> {
  const product = await makeProduct({
    colors: ["Indigo"],
    stockByOption: [
      { size: "30", color: "Indigo", stock: 300 },
      { size: "32", color: "Indigo", stock: 300 },
    ],
  });
  const people: UserDto[] = [];
  for (const index of range(PEOPLE))
    people.push(
      await makeUser({
        name: index % 2 ? `Karim Uddin ${index}` : `মোঃ শাহরিয়ার রহমান ${index}`,
        isEmailVerified: true,
      }),
    );
  const kinds = JOB_KINDS.flatMap((kind) => range(Math.min(kind.howMany, LIMITS.repeats)).map(() => kind));
  const jobs: Job[] = [];
  for (const index of range(kinds.length)) {
    const kind = inTurn(kinds, index * STRIDE);
    const one = { person: inTurn(people, index), product, kind: kind.kind, index };
    jobs.push({ ...kind, orderId: await placeOne(one) });
  }
  return { jobs, product };
}

interface OneOrder {
  person: UserDto;
  product: ProductDto;
  kind: string;
  index: number;
}

async function placeOne({ person, product, kind, index }: OneOrder): Promise<string> {
  await fillCart(person, { product, size: "30", color: "Indigo" });
  const isWrongZone = kind === "correct the charge, confirm";
  const input = checkout(product.price, {
    name: person.name,
    phone: phoneOf(kind, index),
    address: isWrongZone ? "House 3, Zindabazar, Sylhet" : inTurn(HOMES, index),
  });
  return (await placeOrder({ user: person, input, key: makeKey() })).orderId;
}

/** Families order with one phone, and so do those who play. */
function phoneOf(kind: string, index: number): string {
  if (kind === "cancel a fake") return FAKE_PHONE;
  if (kind === "cancel a double" || index % 9 === 0) return FAMILY_PHONE;
  return `019${String(10_000_000 + (index % PEOPLE))}`;
}
