import { units } from "@/lib/words/bn/units";

const REASONS = new Map([
  ["It was deleted.", "পণ্যটি ডিলিট হয়েছে।"],
  ["It is a draft.", "পণ্যটি খসড়া।"],
  ["Its price would not fall.", "এতে পণ্যটির দাম কমত না।"],
  ["Its old price was taken away.", "পণ্যটির আগের দাম তুলে দেওয়া হয়েছে।"],
]);
const OTHER_SALE = /^It is in the sale “(.*)”\.$/s;
const CHANGED = /^Its (old )?price was changed to BDT ([\d,]+)\.$/;

/** Why the price of a product in a sale is as it is, as the shop has written it down. */
export function saySaleReason(told: string): string {
  const [, sale] = OTHER_SALE.exec(told) ?? [];
  if (sale !== undefined) return `পণ্যটি আগে থেকেই “${sale}” ছাড়ে আছে।`;
  const [, isOld, amount] = CHANGED.exec(told) ?? [];
  if (amount) {
    const taka = units.money(Number(amount.replaceAll(",", "")));
    return `পণ্যটির ${isOld ? "আগের " : ""}দাম বদলে ${taka} করা হয়েছে।`;
  }
  return REASONS.get(told) ?? told;
}
