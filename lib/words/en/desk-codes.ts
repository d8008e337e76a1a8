import { formatBdt, formatCount } from "@/lib/platform/text/format";
import { sayList } from "@/lib/words/en/list";

/** The coupon codes of the shop, and the form of a code. */
export const deskCodes = {
  title: "Codes",
  intro: "A code takes something off an order at the checkout. A change counts for orders from now on.",
  newCode: "New code",
  make: "Make the code",
  none: (link: string) => `There is no code yet. A link such as ${link} gives one to whoever opens it.`,
  form: {
    code: "Code",
    codeHint: (example: string) => `3 to 20 letters and digits, such as ${example}.`,
    takesOff: "It takes off",
    kinds: {
      percent: "Per cent of the items",
      amount: "An amount in BDT",
      freeDelivery: "The delivery",
    },
    value: { percent: "Per cent", amount: "BDT" },
    minItems: "Smallest order, in BDT of items",
    maxUses: "Uses in all",
    maxUsesHint: "Empty: no limit.",
    maxUsesPerCustomer: "Uses for each customer",
    maxUsesPerCustomerHint: "By account and phone. Empty: no limit.",
  },
  /** What is told beside a field that holds this value. */
  wrong: (told: string, _field: string, _value: string): string => told,
  code: (code: string) => `Code ${code}`,
  ended: "Ended",
  unused: "No orders yet",
  orders: (count: number) => (count === 1 ? "1 order" : `${formatCount(count)} orders`),
  atMost: (uses: number) => ` (at most ${formatCount(uses)})`,
  sums: (discount: number, amount: number) =>
    `, ${formatBdt(discount)} taken off, ${formatBdt(amount)} in all`,
  terms: {
    kinds: {
      percent: (value: number): string => `${value}% off`,
      amount: (value: number): string => `${formatBdt(value)} off`,
      freeDelivery: (_value: number): string => "Free delivery",
    },
    only: (terms: string, categories: readonly string[]) => `${terms} for ${sayList(categories)}`,
    minItems: (taka: number) => `for orders of ${formatBdt(taka)} or more`,
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    perCustomer: (uses: number) => `${uses} for each customer`,
  },
};
